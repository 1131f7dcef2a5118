import { blog } from './blog';
import type { FieldSpec } from './fields';
import { footprint } from './footprint';
import type { Kind } from './kind';
import { link } from './link';
import { media } from './media';

/** Every kind of content, keyed by collection, in the dashboard's order. */
export const KINDS = {
  Blog: blog,
  Media: media,
  GlobalFootprint: footprint,
  Link: link,
} as const satisfies Record<string, Kind>;

export type Collection = keyof typeof KINDS;

type Names<Part> = {
  [Name in Collection]: (typeof KINDS)[Name] extends Part ? Name : never;
}[Collection];

/** The collections whose records are drafts until they are published. */
export type PublishableCollection = Names<{ visitorsSee: 'published' }>;

/** The collections whose records can be deleted and restored. */
export type DeletableCollection = Names<{ deletable: true }>;

export const COLLECTIONS = Object.keys(KINDS) as Collection[];

export const isPublishable = (name: Collection): name is PublishableCollection =>
  KINDS[name].visitorsSee === 'published';

export const PUBLISHABLE = COLLECTIONS.filter(isPublishable);

/** A collection's kind, typed as `Kind`. */
export const kindOf = (name: Collection): Kind => KINDS[name];

export const fieldsOf = (name: Collection): Record<string, FieldSpec> => KINDS[name].fields;

type FieldEntries = [field: string, spec: FieldSpec][];

/** The fields stored in the record's own document. */
export const storedFields = (fields: Record<string, FieldSpec>): FieldEntries =>
  Object.entries(fields).filter(([, { apart }]) => apart === undefined);

/**
 * Returns the field whose text is stored in a separate document, and the field that refers to it, or null if there is
 * none.
 */
export function partOf(name: Collection): { field: string; pointer: string } | null {
  const found = Object.entries(fieldsOf(name)).find(([, { apart }]) => apart !== undefined);
  return found?.[1].apart === undefined ? null : { field: found[0], pointer: found[1].apart };
}
