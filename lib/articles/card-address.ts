import { createHash } from 'node:crypto';
import type { Blog } from '@/lib/model/records';
import { type Carded, cardName, cardPath, cardText } from './card-name';

/** The name of an article's share card, derived from what the card shows. */
export const cardDigest = (blog: Carded): string =>
  cardName(createHash('sha256').update(cardText(blog)).digest('hex'));

/** The path of an article's share card. */
export const cardAddress = (blog: Carded & Pick<Blog, 'slug'>): string =>
  cardPath(blog.slug, cardDigest(blog));
