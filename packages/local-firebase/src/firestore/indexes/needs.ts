import { formatFieldPath, NAME_FIELD } from '../field-path';
import { type FieldFilter, isInequality, type Query } from '../query/query';
import type { CompositeIndex } from './index-file';

export type IndexField = CompositeIndex['fields'][number];

/** The index that one alternative of a query needs: fields compared for equality, then ordered fields. */
export type IndexNeed = { equal: IndexField[]; ordered: IndexField[] };

function equalFields(filters: readonly FieldFilter[]): IndexField[] {
  const fields = filters
    .filter((filter) => !isInequality(filter) && filter.path[0] !== NAME_FIELD)
    .map(({ op, path }): IndexField => {
      const fieldPath = formatFieldPath(path);
      return op.startsWith('ARRAY_')
        ? { fieldPath, arrayConfig: 'CONTAINS' }
        : { fieldPath, order: 'ASCENDING' };
    });
  return [...new Map(fields.map((field) => [`${field.fieldPath} ${field.arrayConfig}`, field])).values()];
}

/**
 * Returns the index that an alternative needs. Fields compared for equality have the same value in all results, so they
 * are excluded from the order.
 */
export function indexNeed(query: Query, filters: readonly FieldFilter[]): IndexNeed {
  const equal = equalFields(filters);
  const fixed = new Set(equal.filter(({ order }) => order).map(({ fieldPath }) => fieldPath));
  const ordered = query.order
    .filter(({ path }) => path[0] !== NAME_FIELD)
    .map(({ path, descending }): IndexField => {
      return { fieldPath: formatFieldPath(path), order: descending ? 'DESCENDING' : 'ASCENDING' };
    })
    .filter(({ fieldPath }) => !fixed.has(fieldPath));
  return { equal, ordered };
}

/**
 * Whether single-field indexes suffice. They support either any number of equality filters or one field that is ordered
 * or filtered by range. Firestore creates them for single collections, but not for collection groups.
 */
export function isServedBySingleFields({ equal, ordered }: IndexNeed): boolean {
  return ordered.length === 0 || (ordered.length === 1 && equal.length === 0);
}
