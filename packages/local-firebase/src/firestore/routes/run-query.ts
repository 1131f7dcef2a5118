import { z } from 'zod';
import { ApiError } from '../../http/api-error';
import type { Route } from '../../http/route';
import { jsonText } from '../../http/send';
import type { FirestoreContext } from '../context';
import { readMessage } from '../message';
import type { FoundRow } from '../query/find';
import { project } from '../query/project';
import type { Query } from '../query/query';
import { readQuery } from '../query/read-query';
import { structuredQuery } from '../query/schema';
import { limitQuery } from './limit-query';
import { listOperations } from './list-operations';
import { method, PATTERNS, parentOf } from './method';
import { beginReading, consistency } from './reading';
import { watchQuery } from './watch';

const runQueryRequest = z.strictObject({
  parent: z.string().optional(),
  structuredQuery: structuredQuery.optional(),
  ...consistency,
});

/** Returns the responses as JSON text. Stored documents are JSON text too, so they are parsed only for projections. */
function answers(
  { documents }: FirestoreContext,
  { select, offset }: Query,
  rows: FoundRow[],
  readTime: string,
): string[] {
  const read = `"readTime":${JSON.stringify(readTime)}`;
  if (rows.length === 0) return [`{${read},"done":true}`];
  const skipped = offset > 0 ? `,"skippedResults":${offset}` : '';
  return rows.map((row, index) => {
    const document = select
      ? JSON.stringify(project(documents.documentOf(row), select))
      : documents.textOf(row);
    const end = index === rows.length - 1 ? ',"done":true' : skipped;
    return `{"document":${document},${read}${end}}`;
  });
}

export function runQueryRoute(context: FirestoreContext): Route {
  const { root } = context;
  return method(context, 'POST', PATTERNS.ofParent('runQuery'), async (call) => {
    const body = await readMessage(call.request, runQueryRequest);
    if (!body.structuredQuery) {
      throw new ApiError('INVALID_ARGUMENT', 'only structured queries are supported');
    }
    const query = readQuery(root, parentOf(call.request), body.structuredQuery);
    limitQuery(context, call, query);
    const reading = beginReading(context, call, body);
    reading.check(listOperations(query));
    context.requireIndex(query);
    const { queries } = reading;
    const rows = queries.find(query);
    if (reading.transaction) watchQuery(queries, reading.transaction, query, rows);
    const begun = reading.begun ? [JSON.stringify({ transaction: reading.begun })] : [];
    const found = answers(context, query, rows, reading.readTime);
    return jsonText(`[${[...begun, ...found].join(',')}]`);
  });
}
