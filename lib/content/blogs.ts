import { requirePicture } from './blog-picture';
import { newestFirst } from './order';
import { readAll, readPublic, readRecord } from './read';
import type { Blog } from './records';
import { deleteRecord, saveRecord } from './write';

/** Blogs, newest first; with drafts for administrators only. */
export async function getBlogs(includeDrafts: boolean): Promise<Blog[]> {
  return newestFirst(includeDrafts ? await readAll('Blog') : await readPublic('Blog'));
}

export function getBlog(id: string): Promise<Blog | null> {
  return readRecord('Blog', id);
}

/**
 * Saves the whole record over the revision it carries, and answers with the new revision.
 * @throws MissingPictureError when its new picture is not in the store any more.
 */
export async function updateBlog(blog: Blog): Promise<number> {
  await requirePicture(blog);
  return saveRecord('Blog', blog);
}

/** Deletes the blog if it is still at this revision. */
export function deleteBlog(id: string, revision: number): Promise<void> {
  return deleteRecord('Blog', id, revision);
}
