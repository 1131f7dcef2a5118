import type { FIELDS, FieldSpec } from './fields';

export type Collection = keyof typeof FIELDS;

type ValueOf<Spec extends FieldSpec> = Spec['type'] extends 'text'
  ? string
  : Spec['type'] extends 'integer'
    ? number
    : Spec['type'] extends 'boolean'
      ? boolean
      : Date | null;

/** What every record carries, whatever its collection. */
export type Stamped = { id: string; revision: number; updatedAt: Date | null; updatedBy: string };

/** A record as the site uses it: every field present, times as `Date`. */
export type RecordOf<Name extends Collection> = Stamped & {
  -readonly [Field in keyof (typeof FIELDS)[Name]]: (typeof FIELDS)[Name][Field] extends FieldSpec
    ? ValueOf<(typeof FIELDS)[Name][Field]>
    : never;
};

export type Blog = RecordOf<'Blog'>;
export type Media = RecordOf<'Media'>;
export type Footprint = RecordOf<'GlobalFootprint'>;
export type PdfLink = RecordOf<'Link'>;

/** The collections whose records are drafts until they are published. */
export type PublishableCollection = 'Blog' | 'Media';
