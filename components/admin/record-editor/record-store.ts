import type { z } from 'zod';
import { deleteBlog, getBlog, updateBlog } from '@/lib/content/blogs';
import { emptyRecord } from '@/lib/content/converter';
import { deleteMedia, getMedia, updateMedia } from '@/lib/content/medias';
import type { Blog, Media, PublishableCollection } from '@/lib/content/records';
import { SCHEMAS } from '@/lib/content/schema';

export type Publishable = Blog | Media;

/** The operations that an editor of a publishable record needs. */
export type RecordStore<Item extends Publishable> = {
  collection: PublishableCollection;
  schema: z.ZodType<Item, Item>;
  empty(id: string): Item;
  get(id: string): Promise<Item | null>;
  update(record: Item): Promise<number>;
  remove(id: string, revision: number): Promise<void>;
};

export const blogStore: RecordStore<Blog> = {
  collection: 'Blog',
  schema: SCHEMAS.Blog,
  empty: (id) => emptyRecord('Blog', id),
  get: getBlog,
  update: updateBlog,
  remove: deleteBlog,
};

export const mediaStore: RecordStore<Media> = {
  collection: 'Media',
  schema: SCHEMAS.Media,
  empty: (id) => emptyRecord('Media', id),
  get: getMedia,
  update: updateMedia,
  remove: deleteMedia,
};
