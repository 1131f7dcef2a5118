import { company } from './company';
import { leadership } from './company-page/leadership';

/** The author of an article: the company, or one of its leaders by role. */
type Author = { id: string; name: string };

const idOf = (role: string) => role.toLowerCase().replace(/[^a-z]+/g, '-');

export const authors: Author[] = [
  { id: '', name: company.name },
  ...leadership.leaders.map(({ role }) => ({ id: idOf(role), name: role })),
];

/** Returns the author with this id, or the company if the id is unknown. */
export const authorOf = (id: string): Author =>
  authors.find((author) => author.id === id) ?? { id: '', name: company.name };
