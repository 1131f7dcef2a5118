import { hasFormat } from '@/lib/model/fields';
import { type Collection, fieldsOf } from '@/lib/model/kinds';

/**
 * The record without addresses that no form and no rule would take: they were written past them, or before there were
 * any, and must not lead visitors anywhere.
 */
export function withUsableAddresses<Item extends object>(name: Collection, record: Item): Item {
  const unusable = Object.entries(fieldsOf(name)).filter(([field, spec]) => {
    const value: unknown = Reflect.get(record, field);
    return spec.type === 'text' && spec.format?.isAddress && !hasFormat(spec, String(value));
  });
  return Object.assign({}, record, Object.fromEntries(unusable.map(([field]) => [field, ''])));
}
