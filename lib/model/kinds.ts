import { blog } from './blog';
import type { FieldSpec } from './fields/types';
import { footprint } from './footprint';
import type { Kind, Life } from './kind';
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

/** The collections whose records have one of these lifecycles. */
export type CollectionOf<Lives extends Life> = {
  [Name in Collection]: (typeof KINDS)[Name]['life'] extends Lives ? Name : never;
}[Collection];

/** The collections whose records are drafts until they are published. */
export type PublishableCollection = CollectionOf<'publishable'>;

/** The collections whose records can be deleted and, for 30 days, restored. */
export type DeletableCollection = CollectionOf<'publishable' | 'file'>;

export const COLLECTIONS = Object.keys(KINDS) as Collection[];

export const hasLife = <Lived extends Life>(name: Collection, life: Lived): name is CollectionOf<Lived> =>
  KINDS[name].life === life;

export const isPublishable = (name: Collection) => hasLife(name, 'publishable');

export const PUBLISHABLE = COLLECTIONS.filter(isPublishable);

/** A collection's kind, typed as `Kind`. */
export const kindOf = (name: Collection): Kind => KINDS[name];

export const fieldsOf = (name: Collection): Record<string, FieldSpec> => KINDS[name].fields;

type FieldEntries = [field: string, spec: FieldSpec][];

/** The fields stored in the record's own document. */
export const storedFields = (fields: Record<string, FieldSpec>): FieldEntries =>
  Object.entries(fields).filter(([, { type }]) => type !== 'article');

/**
 * Returns the field whose text is stored in a separate document, and the field that refers to it, or null if there is
 * none.
 */
export function partOf(name: Collection): { field: string; pointer: string } | null {
  for (const [field, spec] of Object.entries(fieldsOf(name))) {
    if (spec.type === 'article') return { field, pointer: spec.facts[0] };
  }
  return null;
}
