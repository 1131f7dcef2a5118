import type { PictureKey } from '../pictures';
import type { Link } from '../types';

type SelectorKey = 'trivus' | 'diabetes' | 'novus' | 'biosample' | 'respi' | 'urine';

/** A tile of the product selector and its panel. The key is the panel's id. */
export type SelectorTile = {
  key: SelectorKey;
  name: string;
  heading: string;
  text: string;
  points: string[];
  picture: PictureKey;
  order: Link;
  /** How to order, shown below the buttons, which lead only to descriptions of the product. */
  orderNote?: string;
  learnMore: Link;
  /** Whether the panel has only text and links, without points or a picture. */
  brief?: true;
};

export type ProductArea = { heading: string; text: string; picture: PictureKey; link: Link };

export type PromoBanner = {
  id: string;
  eyebrow: string;
  heading: string;
  text: string;
  picture: PictureKey;
  benefits: { term: string; detail: string }[];
  links: Link[];
  /** How to order, shown below the buttons, which lead only to descriptions of the product. */
  orderNote: string;
};
