import type { PictureKey } from '../pictures';
import type { Link, Meta, TextSection } from '../types';

/** A built-in article, with 600 to 900 words in its lead and sections together. */
export type Article = {
  path: string;
  meta: Meta;
  heading: string;
  lead: string;
  picture: PictureKey;
  sections: TextSection[];
  related: Link;
};
