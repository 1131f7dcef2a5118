import { lists } from '@/content/admin/lists';
import { generateId } from '@/lib/content/ids';
import { fieldsOf, type PublishableCollection } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';

/** A new draft with the content of a record. */
export function duplicateOf<Item extends Publishable>(name: PublishableCollection, record: Item): Item {
  const { title: spec } = fieldsOf(name);
  const title = `${lists.copyOf} ${record.title}`.slice(0, spec?.type === 'text' ? spec.max : undefined);
  const unpublished = { published: false, publishAt: null, publishedAt: null };
  return { ...record, ...unpublished, id: generateId(), title, revision: 0, updatedAt: null, updatedBy: '' };
}
