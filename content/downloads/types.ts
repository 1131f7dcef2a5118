/** A file that visitors download. Its size and page count are measured, never written by hand. */
export type Download = { title: string; description: string; href: string; type: 'PDF' };

export type DownloadMeasure = { bytes: number; pages: number };

/** The text of an instructions-for-use file. It must stay generic: if the pack leaflet differs, the leaflet applies. */
export type Instructions = {
  title: string;
  purpose: string;
  before: string[];
  steps: string[];
  afterwards: string[];
};
