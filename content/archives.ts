import { company } from './company';
import { blogs, press } from './home/lists';
import type { Meta } from './types';

/** A paged list of everything that has been published; `path` is its first page. */
export type Archive = { path: string; meta: Meta; heading: string; intro: string; empty: string };

export const archives: { blogs: Archive; press: Archive } = {
  blogs: {
    path: blogs.all.href,
    meta: {
      title: `All blogs and published papers | ${company.shortName}`,
      description: `Every blog and every published paper of ${company.name}, newest first, on pages that can be leafed through and linked to.`,
    },
    heading: blogs.heading,
    intro: 'Everything that we have published, newest first.',
    empty: blogs.empty,
  },
  press: {
    path: press.all.href,
    meta: {
      title: `All press mentions | ${company.shortName}`,
      description: `What newspapers, journals and channels have written and said about ${company.name}, newest first, with a link to each article.`,
    },
    heading: press.heading,
    intro: 'What others have written and said about us, newest first.',
    empty: press.empty,
  },
};
