import { createHash } from 'node:crypto';
import type { Blog } from '@/lib/model/records';
import { ARCHIVE_CARD, cardName, cardText, hasOwnCard, ownCardPath } from './card-name';

type Shown = Pick<Blog, 'slug' | 'title' | 'author'>;

/** The name of an article's share card, derived from the article's title and author. */
export const cardDigest = (blog: Shown): string =>
  cardName(createHash('sha256').update(cardText(blog)).digest('hex'));

/** The path of an article's share card, or of the archive's card if the title has unsupported characters. */
export const cardAddress = (blog: Shown): string =>
  hasOwnCard(blog) ? ownCardPath(blog.slug, cardDigest(blog)) : ARCHIVE_CARD;
