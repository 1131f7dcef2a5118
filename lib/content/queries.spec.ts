import indexes from '@/firestore.indexes.json';
import { QUERIES, type QueryShape } from './queries';

type IndexField = { fieldPath: string; order?: string };

/** What production asks a composite index for: an equality together with a range or another order. */
function neededIndex({ filters, order }: QueryShape): IndexField[] {
  const equal = filters
    .filter(({ op }) => op === '==')
    .map(({ field }) => ({ fieldPath: field, order: 'ASCENDING' }));
  const sorted = order
    .filter(({ field }) => field !== '__name__')
    .map(({ field, direction }) => ({
      fieldPath: field,
      order: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
    }));
  return sorted.length > 0 && equal.length + sorted.length > 1 ? [...equal, ...sorted] : [];
}

describe('firestore.indexes.json', () => {
  it.each(Object.entries<QueryShape>(QUERIES))('serves the query %s', (_name, shape) => {
    const needed = neededIndex(shape);
    if (needed.length === 0) return;
    const found = indexes.indexes.filter(({ collectionGroup }) => collectionGroup === shape.collection);
    expect(found.map(({ fields }) => fields)).toContainEqual(needed);
  });

  it('holds no index that no query needs', () => {
    const needed = Object.values<QueryShape>(QUERIES).filter((shape) => neededIndex(shape).length > 0);
    expect(indexes.indexes).toHaveLength(needed.length);
  });
});
