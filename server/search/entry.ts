import type { SearchGroup } from '../../content/search';

/** Something that a search can find. */
export type SearchEntry = {
  id: string;
  group: SearchGroup;
  href: string;
  title: string;
  /** Shown if the query matches no sentence of the text. */
  summary: string;
  /** Further text, one paragraph or label per line. */
  text: string;
  /** Catalogue numbers and file names. */
  codes: string;
};

export type SearchChanges = { put: SearchEntry[]; remove: string[] };
