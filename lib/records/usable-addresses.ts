import { hasFormat } from '@/lib/model/fields/format';
import { type Collection, fieldsOf } from '@/lib/model/kinds';
import { valueIn } from '@/lib/model/text-in';

/**
 * Returns the record without invalid links and image paths. Such values might predate the rules or have bypassed them,
 * and must not reach visitors.
 */
export function withUsableAddresses<Item extends object>(name: Collection, record: Item): Item {
  const unusable = Object.entries(fieldsOf(name)).filter(
    ([field, spec]) =>
      (spec.type === 'link' || spec.type === 'image') && !hasFormat(spec, String(valueIn(record, field))),
  );
  return Object.assign({}, record, Object.fromEntries(unusable.map(([field]) => [field, ''])));
}
