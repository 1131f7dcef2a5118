import type { Blog } from '@/lib/model/records';

/** The version of the card's design. Increment it when the design or a typeface changes. */
const DESIGN = 3;

/** The number of hexadecimal digits in a card's name. */
const DIGITS = 16;

/** The fields of an article that its share card shows. */
export type Carded = Pick<Blog, 'title' | 'author' | 'language'>;

/** The text whose SHA-256 hash names an article's share card. */
export const cardText = ({ title, author, language }: Carded): string =>
  JSON.stringify([DESIGN, title, author, language]);

/** A share card's name. @param hash the hash of `cardText` in hexadecimal */
export const cardName = (hash: string): string => hash.slice(0, DIGITS);

export const cardPath = (slug: string, name: string): string => `/files/cards/${slug}/${name}.jpg`;
