import { company } from '../company';
import type { Meta } from '../types';

const meta: Meta = {
  title: `Changes to instructions for use and safety data | ${company.shortName}`,
  description:
    'What has changed in our instructions for use and safety data: the latest change to each document, whether it concerns safety, and a feed to follow.',
};

/** The page of the changes to instructions for use and safety data, and its feed. */
export const changesPage = {
  path: '/ifu/changes',
  meta,
  heading: 'Changes to instructions',
  lead: 'The latest change to each document, newest first. Earlier changes are on the document’s page for each language.',
  none: 'No changes have been recorded.',
  safety: 'Safety-related change',
  feed: {
    path: '/ifu/changes.xml',
    title: `${company.name}: changes to instructions`,
    description: 'Changes to instructions for use and safety data.',
    linkLabel: 'Follow the changes with a feed reader',
  },
};
