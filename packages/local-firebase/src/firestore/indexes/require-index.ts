import { ApiError } from '../../http/api-error';
import { NAME_FIELD } from '../field-path';
import { findsNothing, type Query } from '../query/query';
import type { CompositeIndex, IndexFile } from './index-file';
import { type IndexField, type IndexNeed, indexNeed, isServedBySingleFields } from './needs';

/** Throws `FAILED_PRECONDITION` for a query that needs an index missing from the index file. */
export type RequireIndex = (query: Query) => void;

const textOf = ({ fieldPath, order, arrayConfig }: IndexField) => `${fieldPath} ${order ?? arrayConfig}`;
const reversed = (field: IndexField): IndexField =>
  field.order ? { ...field, order: field.order === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING' } : field;

/** Returns the fields before the required order in an index, or null if the index does not end with that order. */
function leadingFields(index: CompositeIndex, ordered: IndexField[]): IndexField[] | null {
  const fields = index.fields.filter(({ fieldPath }) => fieldPath !== NAME_FIELD);
  const end = fields.slice(fields.length - ordered.length);
  const isSame = end.length === ordered.length && end.map(textOf).join() === ordered.map(textOf).join();
  return isSame ? fields.slice(0, fields.length - ordered.length) : null;
}

/** Whether the indexes serve a need. Firestore can merge indexes that end with the same order. */
function isServed(indexes: CompositeIndex[], { equal, ordered }: IndexNeed): boolean {
  const key = ({ fieldPath, arrayConfig }: IndexField) => `${fieldPath} ${arrayConfig ?? ''}`;
  const wanted = new Set(equal.map(key));
  return [ordered, ordered.map(reversed)].some((order) => {
    const usable = indexes
      .map((index) => leadingFields(index, order)?.map(key))
      .filter((fields) => fields?.every((field) => wanted.has(field)));
    return usable.length > 0 && new Set(usable.flat()).size === wanted.size;
  });
}

function refuse(index: object): never {
  throw new ApiError(
    'FAILED_PRECONDITION',
    `The query requires an index. Add this to firestore.indexes.json: ${JSON.stringify(index)}`,
  );
}

export function createRequireIndex(file: IndexFile): RequireIndex {
  function requireGroupFields({ collectionId: collectionGroup }: Query, { equal, ordered }: IndexNeed): void {
    for (const field of [...equal, ...ordered]) {
      const { fieldPath, ...how } = field;
      const index = { ...how, queryScope: 'COLLECTION_GROUP' as const };
      const isThere = file.fieldOverrides.some(
        (override) =>
          override.collectionGroup === collectionGroup &&
          override.fieldPath === fieldPath &&
          override.indexes.some(
            (has) => has.queryScope === index.queryScope && has.arrayConfig === how.arrayConfig,
          ),
      );
      if (!isThere) refuse({ collectionGroup, fieldPath, indexes: [index] });
    }
  }

  return (query) => {
    const { collectionId: collectionGroup, allDescendants } = query;
    const queryScope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
    const indexes = file.indexes.filter(
      (index) => index.collectionGroup === collectionGroup && index.queryScope === queryScope,
    );
    for (const filters of query.alternatives) {
      if (filters.some(findsNothing)) continue;
      const need = indexNeed(query, filters);
      if (isServedBySingleFields(need)) {
        if (allDescendants) requireGroupFields(query, need);
      } else if (!isServed(indexes, need)) {
        refuse({ collectionGroup, queryScope, fields: [...need.equal, ...need.ordered] });
      }
    }
  };
}
