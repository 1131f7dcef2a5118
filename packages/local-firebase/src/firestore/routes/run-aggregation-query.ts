import { z } from 'zod';
import type { Route } from '../../http/route';
import { jsonText } from '../../http/send';
import type { FirestoreContext } from '../context';
import { readMessage } from '../message';
import { aggregate, aggregation, checkAggregations } from '../query/aggregation';
import { readQuery } from '../query/read-query';
import { structuredQuery } from '../query/schema';
import { limitQuery } from './limit-query';
import { listOperations } from './list-operations';
import { method, PATTERNS, parentOf } from './method';
import { beginReading, consistency } from './reading';
import { watchQuery } from './watch';

const runAggregationQueryRequest = z.strictObject({
  parent: z.string().optional(),
  structuredAggregationQuery: z.strictObject({
    structuredQuery,
    aggregations: z.array(aggregation).default([]),
  }),
  ...consistency,
});

export function runAggregationQueryRoute(context: FirestoreContext): Route {
  const { root } = context;
  return method(context, 'POST', PATTERNS.ofParent('runAggregationQuery'), async (call) => {
    const body = await readMessage(call.request, runAggregationQueryRequest);
    const { structuredQuery: structured, aggregations } = body.structuredAggregationQuery;
    const query = readQuery(root, parentOf(call.request), structured);
    checkAggregations(query, aggregations);
    limitQuery(context, call, query, body);
    const reading = beginReading(context, call, body);
    const { queries } = reading;
    reading.check(listOperations(query));
    context.requireIndex(query);
    const readers = reading.readersFor(query);
    const aggregateFields = readers
      ? await readers.aggregate(query, aggregations, reading.timeoutMs)
      : aggregate(queries, query, aggregations);
    if (reading.transaction) watchQuery(queries, reading.transaction, query, queries.find(query));
    const begun = reading.begun ? [{ transaction: reading.begun }] : [];
    return jsonText(
      JSON.stringify([...begun, { result: { aggregateFields }, readTime: reading.readTime, done: true }]),
    );
  });
}
