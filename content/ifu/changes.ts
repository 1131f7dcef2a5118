import { company } from '../company';
import type { Meta } from '../types';

const meta: Meta = {
  title: `Changes to instructions for use and safety data | ${company.shortName}`,
  description:
    'Changes to our instructions for use and safety data: every revision and withdrawal, whether it concerns safety, and a feed to follow all of them.',
};

/** The page of the changes to instructions for use and safety data, and its feed. */
export const changesPage = {
  path: '/ifu/changes',
  meta,
  heading: 'Changes to instructions',
  lead: 'All changes to instructions for use and safety data, newest first. A change to several languages of a document is listed once.',
  none: 'No changes have been recorded.',
  safety: 'Safety-related change',
  /** The label in front of a change's text. A revision has none. */
  types: { revision: '', withdrawal: 'Withdrawn', return: 'No longer withdrawn' },
  replacement: 'Use this document instead',
  day: 'Date of change',
  feed: {
    path: '/ifu/changes.xml',
    title: `${company.name}: changes to instructions`,
    description: 'The latest changes to instructions for use and safety data.',
    linkLabel: 'Follow the changes with a feed reader',
  },
};
