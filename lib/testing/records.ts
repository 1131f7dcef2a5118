import { emptyRecord } from '@/lib/content/converter';
import { generateId } from '@/lib/content/ids';
import type { Blog, Footprint, Media, PdfLink } from '@/lib/content/records';

/** Valid records for tests; a test names only the fields that it is about. */
export const aBlog = (fields: Partial<Blog> = {}): Blog => ({
  ...emptyRecord('Blog', generateId()),
  title: 'A blog',
  ...fields,
});

export const aMention = (fields: Partial<Media> = {}): Media => ({
  ...emptyRecord('Media', generateId()),
  year: '2025',
  title: 'A mention',
  media: 'Example Review',
  ...fields,
});

export const aFootprint = (fields: Partial<Footprint> = {}): Footprint => ({
  ...emptyRecord('GlobalFootprint', 'draft'),
  ...fields,
});

export const aPdfLink = (fields: Partial<PdfLink> = {}): PdfLink => ({
  ...emptyRecord('Link', 'catalogue.pdf'),
  link: 'pdfs/catalogue.pdf',
  title: 'Catalogue',
  ...fields,
});
