import { company } from './company';
import type { Link, Meta } from './types';

const meta: Meta = {
  title: `Search products, documents and articles | ${company.shortName}`,
  description:
    'Search our products, documents, articles and press mentions by name, topic or catalogue number, and go straight to the page or file you need.',
};

/** The headings of the result groups. */
export const searchGroups = {
  products: 'Products',
  documents: 'Documents',
  pages: 'Pages',
  articles: 'Articles and papers',
  press: 'Press mentions',
} as const;

export type SearchGroup = keyof typeof searchGroups;

/** Links to the full lists, for groups that can have many results. */
const lists: Partial<Record<SearchGroup, Link>> = {
  documents: { label: 'All downloads', href: '/downloads' },
  articles: { label: 'All blogs and papers', href: '/blogs' },
  press: { label: 'All press mentions', href: '/press' },
};

const start: Link[] = [
  { label: 'Biosample Collection', href: '/products/biosample' },
  { label: 'Molecular Diagnostics', href: '/products/molecular' },
  { label: 'Diabetes Care', href: '/products/diabetes' },
  { label: 'Services', href: '/services' },
];

const coronavirus = ['SARS-CoV-2', 'Omicron'];

/** Words that visitors type, and the site's words for the same thing. */
export const synonyms: Readonly<Record<string, string[]>> = {
  ifu: ['instructions use'],
  sds: ['safety data'],
  msds: ['safety data'],
  covid: coronavirus,
  'covid-19': coronavirus,
  corona: coronavirus,
  coronavirus,
  flu: ['influenza'],
  glucometer: ['glucose meter'],
  a1c: ['HbA1c'],
};

export const search = {
  path: '/search',
  meta,
  heading: 'Search',
  label: 'Search this site',
  hint: 'Search by product, topic or catalogue number',
  submit: 'Search',
  /** The maximum length of a query in characters. */
  longest: 100,
  start: { heading: 'Good places to start', links: start },
  suggestions: {
    label: 'Suggestions',
    found: {
      one: '1 suggestion. Use the arrow keys to choose.',
      other: '{count} suggestions. Use the arrow keys to choose.',
    },
    none: 'No suggestions.',
  },
  results: {
    /** The id of the sentence above the results, at which a search continues. */
    id: 'found',
    found: { one: '1 result for', other: '{count} results for' },
    none: 'No results for',
    nearest: 'The nearest matches are:',
    noneText: 'Check the spelling, or try fewer words or more general ones.',
    ask: 'Ask us about it',
    askText: 'If you cannot find what you need, ask us.',
    more: { other: '{count} more. Add a word to narrow the results.' },
    lists,
  },
  busy: 'The search is busy. Please try again in a moment.',
};
