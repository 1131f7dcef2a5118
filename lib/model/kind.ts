import type { SearchGroup } from '../../content/search';
import type { FieldSpec } from './fields/types';

/** The heading of an empty list, and how to add the first record. */
export type EmptyWords = { heading: string; text: string };

/** The names and labels of a kind of content in the admin. */
type Words = {
  /** The name of one record. */
  name: string;
  /** The title of the list, usually the plural of the name. */
  list: string;
  /** The label of the button that creates a record. */
  create: string;
  /** The text shown if the list is empty. */
  empty?: EmptyWords;
  /** The question asked before a record is deleted. */
  deleteQuestion?: string;
};

/** The messages that confirm actions. Section 8 of the specification fixes the wording of most of them. */
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
  /** The pages that show the record only while it is one of the newest records. */
  newest?: readonly string[];
  /** The first page of the archive, the list of all records. */
  archive?: string;
};

type Lived =
  /** Drafts that can be published, at once or at a set time. They have a title and the fields of `publication`. */
  | { life: 'publishable'; ids?: undefined }
  /** Two records that are never deleted: a draft and a published copy, whose ids are the only allowed ones. */
  | { life: 'pair'; ids: readonly [draft: string, published: string] }
  /**
   * Records that describe stored files. Visitors can read any record whose id they know, and can list those whose
   * boolean field `listed` is true.
   */
  | { life: 'file'; ids?: undefined };

export type Life = Lived['life'];

/**
 * The definition of a kind of content, from which its types, schema, queries, rules, editor and list are derived. Every
 * kind has a history and the fields of `stamp`. Its `life` decides who sees a record and which other fields it needs.
 */
export type Kind = Lived & {
  collection: string;
  words: Words;
  messages: Messages;
  /** The fields, in the order in which the editor shows them. */
  fields: Record<string, FieldSpec>;
  /** The segment after `/admin` in the editor's path. */
  editor: string;
  /** The list's name in the dashboard's URL. Omitted if the kind has no list. */
  list?: string;
  /** Fields shown below the title in the list. The site's search also matches them. */
  columns?: readonly string[];
  shownOn: ShownOn;
  /** Fields to sort by in descending order. Records with equal values are sorted by time of publication. */
  order?: readonly string[];
  /** How records appear in the feed. Omitted if the feed excludes them. Search results show the same summary. */
  feed?: { name: string; title: readonly string[]; summary: string };
  /** The group of the site's search results that has the records; by default `pages`. */
  searchGroup?: SearchGroup;
};
