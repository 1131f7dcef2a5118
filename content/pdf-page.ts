import { company } from './company';
import type { Meta } from './types';

const meta: Meta = {
  title: `Opening your file | ${company.shortName}`,
  description:
    'Your PDF file is being opened. If it does not open by itself, a link on this page takes you to it.',
};

/** The page that stands behind the address of a stored file while the browser is sent on. */
export const pdfPage = {
  meta,
  heading: 'Your file is opening',
  beforeLink: 'If it does not open by itself, ',
  link: 'click here',
  afterLink: ' to download it.',
  unavailable: 'The file cannot be fetched at the moment. Please try again in a minute.',
} as const;
