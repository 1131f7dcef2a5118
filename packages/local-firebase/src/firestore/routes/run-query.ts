import { z } from 'zod';
import type { Route } from '../../http/route';
import { jsonText } from '../../http/send';
import { parseJson } from '../../json-body';
import type { FirestoreContext } from '../context';
import type { FoundRow } from '../query/find';
import { project } from '../query/project';
import type { Query } from '../query/query';
import { readQuery } from '../query/read-query';
import { structuredQuery } from '../query/schema';
import { listOperations } from './list-operations';
import { MAX_BODY_BYTES, method, PATTERNS, parentOf } from './method';
import { beginReading, consistency } from './reading';
import { watchQuery } from './watch';

const runQueryRequest = z.strictObject({ parent: z.string().optional(), structuredQuery, ...consistency });

/** Rows are JSON already: a whole answer is put together as text, and only a projection is parsed. */
function answers(
  { documents }: FirestoreContext,
  { select }: Query,
  rows: FoundRow[],
  readTime: string,
): string[] {
  const end = `,"readTime":${JSON.stringify(readTime)}}`;
  if (!select) return rows.map((row) => `{"document":${documents.textOf(row)}${end}`);
  return rows.map((row) => `{"document":${JSON.stringify(project(documents.documentOf(row), select))}${end}`);
}

export function runQueryRoute(context: FirestoreContext): Route {
  const { root, queries } = context;
  return method(context, 'POST', PATTERNS.ofParent('runQuery'), async (call) => {
    const body = parseJson(await call.request.readBody(MAX_BODY_BYTES), runQueryRequest);
    const query = readQuery(root, parentOf(call.request), body.structuredQuery);
    const reading = beginReading(context, call, body);
    reading.check(listOperations(query));
    context.requireIndex(query);
    const rows = queries.find(query);
    if (reading.transaction) watchQuery(queries, reading.transaction, query, rows);
    const begun = reading.begun ? [JSON.stringify({ transaction: reading.begun })] : [];
    const found = answers(context, query, rows, reading.readTime);
    const none = found.length > 0 ? [] : [JSON.stringify({ readTime: reading.readTime })];
    return jsonText(`[${[...begun, ...found, ...none].join(',')}]`);
  });
}
