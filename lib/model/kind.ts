import type { FieldSpec } from './fields';

/** The words by which staff know a kind of content. */
type Words = {
  /** One record. */
  name: string;
  /** All of them: the name of their list. */
  list: string;
  /** The button that starts a new one. */
  create: string;
  /** The list while there is none. */
  empty?: string;
  /** The question before one is deleted. */
  deleteQuestion?: string;
};

/** What confirms each action (spec, section 8). */
type Messages = {
  saved: string;
  published?: string;
  unpublished?: string;
  deleted?: string;
  restored?: string;
};

/** The public pages that show a record. `{id}` in a path is the record's id. */
type ShownOn = {
  always?: readonly string[];
  /** While the record is among the newest. */
  newest?: readonly string[];
  /** The first page of the list of all records. */
  archive?: string;
};

/**
 * One kind of content, described once. Its types, schema, queries, rules, editor, list and tests follow from it.
 * Every kind keeps a history and carries the fields of `stamp`.
 */
export type Kind = {
  collection: string;
  words: Words;
  messages: Messages;
  /** In the order of the editor. */
  fields: Record<string, FieldSpec>;
  /**
   * Which records visitors see: those that are published or due, those with one of these ids, or any record to
   * those who know its name. Published and scheduled records need the fields of `publication`.
   */
  visitorsSee: 'published' | 'named' | { ids: readonly string[] };
  /** The only ids there are; any id, if left out. */
  ids?: readonly string[];
  /** Records can be deleted, and restored for 30 days. */
  deletable: boolean;
  /** The last part of the editor's address. */
  editor: string;
  /** Names the list in the dashboard's address; no list, if left out. */
  list?: string;
  /** Fields shown beside the title in the list. */
  columns?: readonly string[];
  /** The cache tag of the pages that show records. */
  tag: string;
  shownOn: ShownOn;
  /** Fields to sort by before the time of publication, highest first. */
  order?: readonly string[];
  /** How records appear in the feed; not at all, if left out. */
  feed?: { name: string; title: readonly string[]; summary: string };
};
