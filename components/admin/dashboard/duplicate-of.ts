import type { Publishable } from '@/components/admin/record-editor/record-store';
import { lists } from '@/content/admin/lists';
import { FIELDS } from '@/lib/content/fields';
import { generateId } from '@/lib/content/ids';

/** A new draft with the content of a record. */
export function duplicateOf<Item extends Publishable>(record: Item): Item {
  const title = `${lists.copyOf} ${record.title}`.slice(0, FIELDS.Blog.title.max);
  const unpublished = { published: false, publishAt: null, publishedAt: null };
  return { ...record, ...unpublished, id: generateId(), title, revision: 0, updatedAt: null, updatedBy: '' };
}
