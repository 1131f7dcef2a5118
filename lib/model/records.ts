import type { FieldSpec, ValueOf } from './fields/types';
import type { Collection, KINDS } from './kinds';

type Fields<Name extends Collection> = (typeof KINDS)[Name]['fields'];

export type Stamped = { id: string; revision: number; updatedAt: Date | null; updatedBy: string };

/** A record in the site's format: every field present, times as `Date`. */
export type RecordOf<Name extends Collection> = Stamped & {
  -readonly [Field in keyof Fields<Name>]: Fields<Name>[Field] extends FieldSpec
    ? ValueOf<Fields<Name>[Field]['type']>
    : never;
};

/** Fields common to all publishable records. */
export type Publishable = Stamped & {
  title: string;
  published: boolean;
  publishAt: Date | null;
  unpublishAt: Date | null;
  publishedAt: Date | null;
};

export type Blog = RecordOf<'Blog'>;
export type Media = RecordOf<'Media'>;
export type Footprint = RecordOf<'GlobalFootprint'>;
export type PdfLink = RecordOf<'Link'>;
