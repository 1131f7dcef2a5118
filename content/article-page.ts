import { company } from './company';

/** The text on article pages that is not part of an article. */
export const articlePage = {
  /** The description of an article that has none. `{title}` is its title. */
  describedAs: `{title}: an article from ${company.legalName}.`,
  eyebrow: 'Article',
  contents: 'In this article',
  by: 'By',
  published: 'Published',
  updated: 'Updated',
  readingTime: 'Reading time',
  otherLanguages: 'Also in',
  sources: 'Sources',
  backToText: 'Back to the text',
  table: 'Table',
  callouts: { note: 'Instruction', caution: 'Caution' },
  around: 'More articles',
  previous: 'Previous article',
  next: 'Next article',
  related: 'Related articles',
  products: 'Related products',
  all: { label: 'All blogs and papers', href: '/blogs' },
} as const;
