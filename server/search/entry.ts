import type { SearchGroup } from '../../content/search';

/** A searchable entry. */
export type SearchEntry = {
  id: string;
  group: SearchGroup;
  href: string;
  title: string;
  /** Shown if no sentence of the text matches. */
  summary: string;
  /** Further text, one paragraph or label per line. */
  text: string;
  /** Catalogue numbers and file names. */
  codes: string;
};

export type SearchChanges = { put: SearchEntry[]; remove: string[] };
