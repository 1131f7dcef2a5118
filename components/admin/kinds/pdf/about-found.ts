import { links } from '@/content/admin/links';
import { fill } from '@/lib/text/fill';

const AND = new Intl.ListFormat('en-GB');

/** Returns a text that states which of the problems to confirm a file has. */
export const aboutFound = (text: string, problems: readonly (keyof typeof links.found)[]): string =>
  fill(text, { found: AND.format(problems.map((problem) => links.found[problem])) });
