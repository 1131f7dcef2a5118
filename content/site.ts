import { company } from './company';

/** The site's description in machine-readable files: the web manifest, the feed and security.txt. */
export const site = {
  language: 'en-GB',
  manifest: {
    name: company.name,
    shortName: company.shortName,
    description: company.summary,
  },
  feed: {
    path: '/feed.xml',
    title: `${company.name}: blogs and press`,
    description: 'New blogs, published papers and press mentions.',
    linkLabel: 'Blogs and press feed',
  },
  security: {
    contact: `mailto:${company.email.security}`,
    languages: 'en',
  },
} as const;
