import { company } from './company';
import { blogs, press } from './home/lists';
import type { Meta } from './types';

/** A paginated list of a collection's published records; `path` is the path of the first page. */
export type Archive = { path: string; meta: Meta; heading: string; intro: string; empty: string };

export const archives: { blogs: Archive; press: Archive } = {
  blogs: {
    path: blogs.all.href,
    meta: {
      title: `All blogs and published papers, newest first | ${company.shortName}`,
      description: `Every blog and published paper from ${company.name}, newest first: our work in biosample collection, diabetes care and molecular diagnostics.`,
    },
    heading: blogs.heading,
    intro: 'Everything we have published, newest first.',
    empty: blogs.empty,
  },
  press: {
    path: press.all.href,
    meta: {
      title: `In the press: every mention of our company | ${company.shortName}`,
      description: `Every press mention of ${company.name}, newest first. See what newspapers, journals and others have said about us, with a link to each article.`,
    },
    heading: press.heading,
    intro: 'What others have written and said about us, newest first.',
    empty: press.empty,
  },
};
