import type { z } from '../../validation/zod';

export type Zod = typeof z;

/** The parts of an editor, in order: the sheet with the record's text, then the groups beside it. */
export const GROUPS = [
  'sheet',
  'publishing',
  'details',
  'product',
  'languages',
  'revision',
  'withdrawal',
  'search',
] as const;

export type Group = (typeof GROUPS)[number];

/** The properties of every field. */
export type Field<Type extends string, Initial> = {
  type: Type;
  label: string;
  /** The help text shown with the control. */
  hint?: string;
  initial: Initial;
  /** The part of the editor that contains the field; 'details' by default. */
  group?: Group;
  /**
   * Set for fields that staff cannot edit, because the site fills them in when a record is created, saved or published.
   */
  given?: true;
  /**
   * Set if the field is new in this release. The rules also accept records without it, because the previous release
   * writes such records.
   */
  isNew?: true;
};

/** The behaviour of a type of field. */
export type FieldType<Spec, Value> = {
  /**
   * Returns the schema of the field's values. Editors see its error messages. Takes zod, because the fields' declarations
   * are in the admin's first script, and zod is not.
   */
  schema(spec: Spec, zod: Zod): z.ZodType<Value>;
  /** Returns the expression with which `firestore.rules` checks a value. The expression can use the record's `id`. */
  rule(spec: Spec, value: string): string;
  /**
   * Converts a stored value, in which times are already of type `Date`. An invalid or missing value becomes the field's
   * initial value.
   */
  read(spec: Spec, stored: unknown): Value;
  /** Formats a value for staff. */
  show(spec: Spec, value: unknown): string;
  /** Whether the value is prose, so that comparisons mark changed words. If omitted, comparisons show both values. */
  isProse?(spec: Spec): boolean;
  /** Cleans up a typed value before it is validated. */
  tidy?(typed: string): string;
  /** Returns the addresses to which a value links. */
  links?(value: string): string[];
};

/** Returns a string literal of the rules' language. */
export const quoted = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

export const inSentence = (label: string) =>
  label.replace(/^[A-Z](?![A-Z])/, (initial) => initial.toLowerCase());

export const formatCount = (value: number) => value.toLocaleString('en-GB');
