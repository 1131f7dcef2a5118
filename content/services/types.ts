import type { PictureKey } from '../pictures';
import type { PictureItem } from '../types';

type DigitalProductKey = 'one-click-collect' | 'one-click-id' | 'one-click-safety' | 'one-click-learn';

/** A digital product. Its key is the id of its section, and `button` is the label of the link to that section. */
export type DigitalProduct = {
  key: DigitalProductKey;
  button: string;
  name: string;
  text: string;
  points: string[];
  picture: PictureKey;
};

export type ServiceCard = PictureItem & { href: string };
