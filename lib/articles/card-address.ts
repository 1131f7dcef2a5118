import { createHash } from 'node:crypto';
import { archives } from '@/content/archives';
import type { Blog } from '@/lib/model/records';
import { shareCardPath } from '@/lib/seo/share-card';

/** Counted up when the template of the cards changes. */
const TEMPLATE = 1;

type Shown = Pick<Blog, 'slug' | 'title' | 'author'>;

/** Names the share card of an article by what it shows. */
export const cardDigest = ({ title, author }: Shown): string =>
  createHash('sha256')
    .update(JSON.stringify([TEMPLATE, title, author]))
    .digest('hex')
    .slice(0, 16);

/** What the typeface of the cards can draw. */
const DRAWABLE = /^[\x20-\x7e\u00a0-\u017f\u2010-\u201f\u2026\u20ac]*$/;

/** Where the share card of an article is served: its own, or that of all blogs for a title in other letters. */
export const cardAddress = (blog: Shown): string =>
  DRAWABLE.test(blog.title)
    ? `/files/cards/${blog.slug}/${cardDigest(blog)}.jpg`
    : shareCardPath(archives.blogs.path);
