import { emptyRecord } from '@/lib/model/converter';
import type { FieldSpec } from '@/lib/model/fields/types';
import { type Collection, fieldsOf, storedFields } from '@/lib/model/kinds';
import type { Blog, Footprint, Media, PdfLink } from '@/lib/model/records';
import { generateId } from '@/lib/records/ids';

type Sample = string | number | boolean | null;

function sampleValue(spec: FieldSpec, id: string): Sample {
  if (typeof spec.initial !== 'string' || !('max' in spec)) return spec.initial;
  // Empty, because the document to which such a field refers does not exist.
  if (spec.type === 'slug' || spec.type === 'version') return '';
  if (spec.type === 'path') return `${spec.folder}${id}`;
  return spec.format?.example ?? (spec.initial || spec.label.slice(0, spec.max).padEnd(spec.min, 'x'));
}

/** Returns the stored fields of a valid, unpublished record of any kind. */
export function sampleFields(name: Collection, id: string): Record<string, Sample> {
  const values = storedFields(fieldsOf(name)).map(([field, spec]) => [field, sampleValue(spec, id)]);
  return { ...Object.fromEntries(values), id };
}

/** Returns a valid blog with these fields. The functions below return records of the other kinds. */
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
