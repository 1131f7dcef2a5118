import { company } from './company';
import { paperPage } from './ifu/paper';
import type { Meta } from './types';

const meta: Meta = {
  title: `Find instructions for use by REF, GTIN or name | ${company.shortName}`,
  description:
    'Find the instructions for use and the safety data of your product by the REF or GTIN on its label or by its name, in every language that we have.',
};

/** The page on which visitors find documents by the numbers on a product's label. */
export const ifu = {
  path: '/ifu',
  meta,
  heading: 'Instructions for use',
  lead: 'Find the instructions for use and the safety data of your product by a number on its label, or by its name.',
  find: {
    label: 'REF, GTIN or product name',
    hint: 'REF is the catalogue number, and the GTIN is the number below the barcode. You can leave out spaces, hyphens and leading zeros.',
    submit: 'Find documents',
  },
  unavailable:
    'The documents cannot be found at present. Please try again in a moment. The page /status says how else to get them.',
  results: {
    found: { one: '1 document for', other: '{count} documents for' },
    none: 'No documents for',
    noNumber: 'No document has the number',
    similar:
      'Similar numbers are listed below. Use a document only if its REF is exactly the REF on your label.',
    noneText: 'Compare the number with the label, or try the product’s name.',
    more: { other: '{count} more. Add a word, such as a language, to narrow the results.' },
    ask: 'Ask us for the document',
    all: 'All downloads',
  },
  document: {
    /** The link to a document's page. */
    all: 'All languages and versions',
    current: 'Current version',
    currents: 'Current versions',
    jump: 'Languages',
    earlier: 'Earlier versions',
    none: 'There are no earlier versions in this language.',
    languages: 'All languages of this document',
    withdrawn: 'Withdrawn. Do not use this document.',
    replacement: 'Use this document instead',
    sameProduct: 'All documents for this product',
    unstated: 'Language not stated',
    lay: 'This product is intended for lay persons. It comes with paper instructions.',
    /** The time in which an earlier version was the current one. */
    period: '{from} to {to}',
    until: 'until {to}',
    /** The description of a document's page for search engines. */
    described: '{title}: all languages, with revisions, dates, checksums, paper copies and earlier versions.',
    describedIn: '{title}: the current version and all earlier versions, with their dates.',
  },
  facts: {
    language: 'Language',
    kind: 'Type',
    edition: 'Revision',
    change: 'What changed',
    issued: 'Date of issue',
    current: 'Current',
    withdrawn: 'Withdrawn on',
    validUntil: 'Valid until',
    size: 'Size',
    refs: 'REF',
    gtin: 'GTIN',
    udi: 'UDI-DI',
    users: 'Intended users',
    countries: 'Countries of sale',
    sha256: 'SHA-256',
  },
  paper: {
    intro: paperPage.lead,
    link: 'Ask for a paper copy',
  },
  changes: 'Changes to instructions and safety data',
};
