import { emptyRecord } from '../../lib/model/converter';
import type { PublicChange } from '../../lib/publishing/revision-mark';
import { deleteBlog, updateBlog } from '../../lib/records/facade';
import { generateId } from '../../lib/records/ids';

type Step = { kind: string; change: PublicChange };

/** Publishes, updates, unpublishes, republishes and deletes one record after another. */
export async function* edits(editor: string): AsyncGenerator<Step, never> {
  for (let n = 1; ; n++) {
    const id = generateId();
    const blog = { ...emptyRecord('Blog', id), title: `Clock ${editor} ${n}`, published: true };
    const is = (revision: number | null): PublicChange => ({ collection: 'Blog', id, revision });
    const first = await updateBlog(blog);
    yield { kind: 'publish', change: is(first) };
    const second = await updateBlog({ ...blog, title: `${blog.title} again`, revision: first });
    yield { kind: 'update', change: is(second) };
    const third = await updateBlog({ ...blog, published: false, revision: second });
    yield { kind: 'unpublish', change: is(null) };
    const fourth = await updateBlog({ ...blog, revision: third });
    yield { kind: 'publish', change: is(fourth) };
    await deleteBlog(id, fourth);
    yield { kind: 'delete', change: is(null) };
  }
}
