import type { FieldSpec } from './fields';

/** The names and labels of a kind of content in the admin. */
type Words = {
  /** Singular. */
  name: string;
  /** Plural, and the title of the list. */
  list: string;
  /** The label of the button that creates a record. */
  create: string;
  /** The text of an empty list. */
  empty?: string;
  /** The question before a record is deleted. */
  deleteQuestion?: string;
};

/** The messages that confirm each action (specification, section 8). */
type Messages = {
  saved: string;
  published?: string;
  unpublished?: string;
  deleted?: string;
  restored?: string;
};

/** The public pages that show a record. In a path, `{id}` is replaced with the record's id. */
type ShownOn = {
  always?: readonly string[];
  /** The pages that show the record only while it is among the newest. */
  newest?: readonly string[];
  /** The first page of the list of all records. */
  archive?: string;
};

/**
 * The definition of a kind of content, from which its types, schema, queries, rules, editor and list are derived. Every
 * kind has a history and the fields of `stamp`.
 */
export type Kind = {
  collection: string;
  words: Words;
  messages: Messages;
  /** In the editor's order. */
  fields: Record<string, FieldSpec>;
  /**
   * The records that visitors see: those that are published or due, any record whose name the visitor knows, or those
   * with these ids. For `published`, the kind needs the fields of `publication`.
   */
  visitorsSee: 'published' | 'named' | { ids: readonly string[] };
  /** For `named`, the boolean field that lets visitors list a record. */
  listedBy?: string;
  /** The only allowed ids; any if omitted. */
  ids?: readonly string[];
  /** Whether records can be deleted, and restored for 30 days. */
  deletable: boolean;
  /** The segment after `/admin` in the editor's path. */
  editor: string;
  /** The list's name in the dashboard's URL; omit for no list. */
  list?: string;
  /** Fields shown beside the title in the list. The site's search also finds records by them. */
  columns?: readonly string[];
  shownOn: ShownOn;
  /** Fields to sort by, highest first, before sorting by time of publication. */
  order?: readonly string[];
  /** How records appear in the feed; omit to exclude them. Search results show the same summary. */
  feed?: { name: string; title: readonly string[]; summary: string };
};
