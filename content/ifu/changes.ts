import { company } from '../company';
import type { Meta } from '../types';

const meta: Meta = {
  title: `Changes to instructions for use and safety data | ${company.shortName}`,
  description:
    'What has changed in our instructions for use and safety data: the latest change of each document, whether it concerns safety, and a feed to follow.',
};

/** The page of the changes to instructions for use and safety data, and its feed. */
export const changesPage = {
  path: '/ifu/changes',
  meta,
  heading: 'Changes to instructions',
  lead: 'The latest change of each document, newest first. Earlier changes are on the page of the document’s language.',
  none: 'No changes have been recorded.',
  safety: 'Concerns safety',
  feed: {
    path: '/ifu/changes.xml',
    title: `${company.name}: changes to instructions`,
    description: 'Changes to instructions for use and safety data.',
    linkLabel: 'Follow the changes with a feed reader',
  },
};
