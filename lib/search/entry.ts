import type { SearchGroup } from '@/content/search';
import type { ListedDocument } from '@/lib/public/documents';

export type SearchEntry = {
  id: string;
  group: SearchGroup;
  href: string;
  title: string;
  /** The language of the title, summary and text, if it is not the site's. */
  language?: string;
  /** The excerpt in the results, unless a sentence of the text matches more terms. */
  summary: string;
  /** Further text, one paragraph or label per line. */
  text: string;
  /** Catalogue numbers, file names and revision labels. */
  codes: string;
  /** Set if the entry is a document. */
  document?: ListedDocument;
};

export type SearchChanges = { put: SearchEntry[]; remove: string[] };

export type DocumentEntry = SearchEntry & { document: ListedDocument };

export const isDocument = (entry: SearchEntry): entry is DocumentEntry => entry.document !== undefined;

export type FoundGroup = { group: SearchGroup; count: number; found: SearchEntry[] };

/** `terms` are the index terms that match the query. `isNearest` is true if no entry matches every word. */
export type Found = { count: number; isNearest: boolean; terms: ReadonlySet<string>; groups: FoundGroup[] };
