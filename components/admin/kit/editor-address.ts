import { type Collection, kindOf } from '@/lib/model/kinds';

/** Returns the address of a record's editor. Kinds with fixed records have one editor for all of them. */
export function editorAddress(name: Collection, id: string): string {
  const { editor, ids } = kindOf(name);
  return ids ? `/admin/${editor}` : `/admin/${editor}/${encodeURIComponent(id)}`;
}
