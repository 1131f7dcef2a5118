import { company } from './company';
import type { Meta } from './types';

const meta: Meta = {
  title: `Opening your file | ${company.shortName}`,
  description:
    'Your PDF is opening. If it does not open by itself, use the link on this page to download it.',
};

/** The page at a stored file's address, shown while the browser is redirected. */
export const pdfPage = {
  meta,
  heading: 'Your file is opening',
  beforeLink: 'If it does not open by itself, ',
  link: 'click here',
  afterLink: ' to download it.',
  withdrawn: {
    heading: 'This document has been withdrawn',
    on: 'Do not use it. It was withdrawn on',
    replacement: 'Use this document instead',
    file: 'Open the withdrawn file',
  },
} as const;
