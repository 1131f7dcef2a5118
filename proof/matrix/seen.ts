import type { Collection } from '@/lib/model/kinds';
import type { Case } from './cell';
import { COLLECTIONS, lifeOf } from './specification';
import type { Fields } from './value';

const isCollection = (name: string): name is Collection => COLLECTIONS.some((one) => one === name);

/** Whether visitors see a record, will see it, or could once see it. Every PDF has a public address. */
function isReleased(name: Collection, id: string, record: Fields | null | undefined): boolean {
  if (lifeOf(name) === 'file') return true;
  if (lifeOf(name) === 'pair') return id === 'published';
  return record?.published === true || (record?.publishAt ?? null) !== null;
}

/** Whether a request changes what visitors see, now or at a set time: that is what a writer may not do. */
export function changesWhatVisitorsSee({ seed, ask }: ReturnType<Case['make']>): boolean {
  if (ask.kind !== 'commit') return false;
  return ask.writes.some(({ path, fields }) => {
    const [name = '', id = '', ...inside] = path.split('/');
    if (!isCollection(name) || inside.length > 0) return false;
    return isReleased(name, id, seed[path]) || isReleased(name, id, fields);
  });
}
