import { archives } from '@/content/archives';
import type { Blog } from '@/lib/model/records';
import { shareCardPath } from '@/lib/seo/share-card';

/** The version of the card template. Increment it when the template changes. */
const TEMPLATE = 2;

/** The number of hexadecimal digits in a card's name. */
const DIGITS = 16;

/** The text whose SHA-256 hash names an article's share card. */
export const cardText = ({ title, author }: Pick<Blog, 'title' | 'author'>): string =>
  JSON.stringify([TEMPLATE, title, author]);

/** A share card's name. @param hash the hash of `cardText` in hexadecimal */
export const cardName = (hash: string): string => hash.slice(0, DIGITS);

export const ownCardPath = (slug: string, name: string): string => `/files/cards/${slug}/${name}.jpg`;

/** The share card for articles that have no card of their own. */
export const ARCHIVE_CARD = shareCardPath(archives.blogs.path);

/** Matches a text if the cards' typeface supports every character in it. */
const DRAWABLE = /^[\x20-\x7e\u00a0-\u017f\u2010-\u201f\u2026\u20ac]*$/;

/** Whether an article has its own share card. */
export const hasOwnCard = ({ title }: Pick<Blog, 'title'>): boolean => DRAWABLE.test(title);
