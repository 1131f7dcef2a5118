import { NAME_FIELD } from '../field-path';
import { type FieldFilter, type Filter, fieldFilters, type Query } from './query';
import { joinSql, type Sql, sql } from './sql';
import { entrySql, whereSql } from './where-sql';

/** If a filter matches at most this many documents, they are collected and sorted, rather than read in order. */
const FEW = 1000;
/** Up to this many documents are also collected if the query has no limit, or if few of them match all filters. */
const SEVERAL = 10_000;

/** A set of documents that includes every match of a filter. */
type Candidates = { documents: Sql; count: number };

/**
 * Finds documents that are better collected and sorted than found by reading whole collections in a query's order.
 * @param countUpTo returns the number of rows, but at most `most`
 */
export function createCandidates(root: string, countUpTo: (most: number, rows: Sql) => number) {
  function candidatesOf(collections: Sql, filter: FieldFilter, most: number): Candidates | null {
    const isByName = filter.path[0] === NAME_FIELD;
    if (isByName && filter.op !== 'EQUAL' && filter.op !== 'IN') return null;
    const condition = isByName ? whereSql(root, 'd.id', filter) : entrySql(filter);
    const documents = isByName
      ? sql(
          `SELECT d.id AS document FROM firestore_documents d WHERE d.collection ${collections.text} AND ${condition.text}`,
          ...collections.values,
          ...condition.values,
        )
      : sql(
          `SELECT DISTINCT document FROM firestore_index WHERE collection ${collections.text} AND ${condition.text}`,
          ...collections.values,
          ...condition.values,
        );
    const count = countUpTo(most + 1, documents);
    return count > most ? null : { documents, count };
  }

  /** Returns at most `most` documents that include every match of a filter, or null if no such set is found. */
  function fewest(collections: Sql, filter: Filter, most: number): Candidates | null {
    if ('op' in filter) return candidatesOf(collections, filter, most);
    const inner = ('all' in filter ? filter.all : filter.any).map((one) => fewest(collections, one, most));
    const few = inner.filter((candidates) => candidates !== null);
    if ('all' in filter) {
      return few.reduce<Candidates | null>(
        (best, next) => (best && best.count <= next.count ? best : next),
        null,
      );
    }
    const count = few.reduce((sum, candidates) => sum + candidates.count, 0);
    if (few.length === 0 || few.length < inner.length || count > most) return null;
    return {
      documents: joinSql(
        few.map(({ documents }) => documents),
        ' UNION ',
      ),
      count,
    };
  }

  /**
   * Whether few of the candidates match all filters. If so, a read in the query's order would rarely find a match.
   * Returns false, without counting, for a single filter and for filters on the name.
   */
  function leavesFew({ documents }: Candidates, { where }: Query): boolean {
    if ('op' in where || fieldFilters(where).some(({ path }) => path[0] === NAME_FIELD)) return false;
    const condition = whereSql(root, 'g.document', where);
    const matches = sql(
      `SELECT 1 FROM (${documents.text}) g WHERE ${condition.text}`,
      ...documents.values,
      ...condition.values,
    );
    return countUpTo(FEW + 1, matches) <= FEW;
  }

  /** Returns the documents to collect and sort; null if it is better to read all documents in the query's order. */
  function gathered(collections: Sql, query: Query): Sql | null {
    const candidates = fewest(collections, query.where, SEVERAL);
    if (!candidates) return null;
    const isWorthIt = candidates.count <= FEW || query.limit === null || leavesFew(candidates, query);
    return isWorthIt ? candidates.documents : null;
  }

  return { fewest, gathered };
}
