import { blog } from './blog';
import type { FieldSpec } from './fields';
import { footprint } from './footprint';
import type { Kind } from './kind';
import { link } from './link';
import { media } from './media';

/** Every kind of content, by its collection, in the order of the dashboard. */
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

export const isDeletable = (name: Collection): name is DeletableCollection => KINDS[name].deletable;

export const PUBLISHABLE = COLLECTIONS.filter(isPublishable);

/** A kind as any kind is described, without what is known of it alone. */
export const kindOf = (name: Collection): Kind => KINDS[name];

/** The fields of a kind by name. */
export const fieldsOf = (name: Collection): Record<string, FieldSpec> => KINDS[name].fields;
