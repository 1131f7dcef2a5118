import type { FieldSpec } from './fields';
import type { Collection, KINDS } from './kinds';

type ValueOf<Spec extends FieldSpec> = Spec['type'] extends 'text'
  ? string
  : Spec['type'] extends 'integer'
    ? number
    : Spec['type'] extends 'boolean'
      ? boolean
      : Date | null;

type Fields<Name extends Collection> = (typeof KINDS)[Name]['fields'];

export type Stamped = { id: string; revision: number; updatedAt: Date | null; updatedBy: string };

/** A record in the site's format: every field present, times as `Date`. */
export type RecordOf<Name extends Collection> = Stamped & {
  -readonly [Field in keyof Fields<Name>]: Fields<Name>[Field] extends FieldSpec
    ? ValueOf<Fields<Name>[Field]>
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
