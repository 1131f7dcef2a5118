import { z } from 'zod';
import type { Route } from '../../http/route';
import { jsonText } from '../../http/send';
import { parseJson } from '../../json-body';
import type { FirestoreContext } from '../context';
import { aggregate, aggregation } from '../query/aggregation';
import { readQuery } from '../query/read-query';
import { structuredQuery } from '../query/schema';
import { listOperations } from './list-operations';
import { MAX_BODY_BYTES, method, PATTERNS, parentOf } from './method';
import { beginReading, consistency } from './reading';
import { watchQuery } from './watch';

/** Source: Firestore's documentation, 'Aggregation queries'. */
const MAX_AGGREGATIONS = 5;

const runAggregationQueryRequest = z.strictObject({
  parent: z.string().optional(),
  structuredAggregationQuery: z.strictObject({
    structuredQuery,
    aggregations: z.array(aggregation).min(1).max(MAX_AGGREGATIONS),
  }),
  ...consistency,
});

export function runAggregationQueryRoute(context: FirestoreContext): Route {
  const { root, queries, documents } = context;
  return method(context, 'POST', PATTERNS.ofParent('runAggregationQuery'), async (call) => {
    const body = parseJson(await call.request.readBody(MAX_BODY_BYTES), runAggregationQueryRequest);
    const { structuredQuery: structured, aggregations } = body.structuredAggregationQuery;
    const query = readQuery(root, parentOf(call.request), structured);
    const reading = beginReading(context, call, body);
    reading.check(listOperations(query));
    context.requireIndex(query);
    const aggregateFields = aggregate(queries, documents, query, aggregations);
    if (reading.transaction) watchQuery(queries, reading.transaction, query, queries.find(query));
    const begun = reading.begun ? [{ transaction: reading.begun }] : [];
    return jsonText(JSON.stringify([...begun, { result: { aggregateFields }, readTime: reading.readTime }]));
  });
}
