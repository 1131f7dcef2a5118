import { createHash } from 'node:crypto';
import { archives } from '@/content/archives';
import type { Blog } from '@/lib/model/records';
import { shareCardPath } from '@/lib/seo/share-card';

/** Incremented when the card template changes. */
const TEMPLATE = 1;

type Shown = Pick<Blog, 'slug' | 'title' | 'author'>;

/** The file name of an article's share card, derived from its content. */
export const cardDigest = ({ title, author }: Shown): string =>
  createHash('sha256')
    .update(JSON.stringify([TEMPLATE, title, author]))
    .digest('hex')
    .slice(0, 16);

/** The characters that the cards' typeface supports. */
const DRAWABLE = /^[\x20-\x7e\u00a0-\u017f\u2010-\u201f\u2026\u20ac]*$/;

/** The path of an article's share card: its own, or the archive's if the title has unsupported characters. */
export const cardAddress = (blog: Shown): string =>
  DRAWABLE.test(blog.title)
    ? `/files/cards/${blog.slug}/${cardDigest(blog)}.jpg`
    : shareCardPath(archives.blogs.path);
