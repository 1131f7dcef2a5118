import { z } from 'zod';
import { ApiError } from '../../http/api-error';
import type { Route } from '../../http/route';
import { jsonStream, jsonText } from '../../http/send';
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

/** Returns a function that makes a row's response. Stored documents are JSON text, and parsed only for projections. */
function answersTo({ documents }: FirestoreContext, { select, offset }: Query, readTime: string) {
  const read = `"readTime":${JSON.stringify(readTime)}`;
  const skipped = offset > 0 ? `,"skippedResults":${offset}` : '';
  return {
    none: `{${read},"done":true}`,
    of(row: FoundRow, isLast: boolean): string {
      const document = select
        ? JSON.stringify(project(documents.documentOf(row), select))
        : documents.textOf(row);
      return `{"document":${document},${read}${isLast ? ',"done":true' : skipped}}`;
    },
  };
}

type Answers = ReturnType<typeof answersTo>;

function textOf(rows: FoundRow[], answers: Answers): string[] {
  if (rows.length === 0) return [answers.none];
  return rows.map((row, index) => answers.of(row, index === rows.length - 1));
}

/** Returns the whole response in parts. A row is sent when it is known whether another follows. */
async function* streamOf(
  first: IteratorResult<FoundRow[]>,
  batches: AsyncGenerator<FoundRow[]>,
  answers: Answers,
): AsyncGenerator<string> {
  let held: FoundRow | undefined;
  let separator = '[';
  try {
    for (let next = first; !next.done; next = await batches.next()) {
      const rows = held ? [held, ...next.value] : next.value;
      held = rows.at(-1);
      const texts = rows.slice(0, -1).map((row) => answers.of(row, false));
      if (texts.length === 0) continue;
      yield separator + texts.join(',');
      separator = ',';
    }
    yield `${separator}${held ? answers.of(held, true) : answers.none}]`;
  } finally {
    // Ends the query if the client has disconnected.
    await batches.return(undefined);
  }
}

export function runQueryRoute(context: FirestoreContext): Route {
  const { root } = context;
  return method(context, 'POST', PATTERNS.ofParent('runQuery'), async (call) => {
    const body = await readMessage(call.request, runQueryRequest);
    if (!body.structuredQuery) {
      throw new ApiError('INVALID_ARGUMENT', 'only structured queries are supported');
    }
    const query = readQuery(root, parentOf(call.request), body.structuredQuery);
    limitQuery(context, call, query, body);
    const reading = beginReading(context, call, body);
    reading.check(listOperations(query));
    context.requireIndex(query);
    const answers = answersTo(context, query, reading.readTime);
    const readers = reading.readersFor(query);
    if (readers) {
      const batches = readers.rows(query, reading.timeoutMs);
      // An error before the first rows is a response of its own.
      const first = await batches.next();
      return jsonStream(streamOf(first, batches, answers));
    }
    const { queries } = reading;
    const rows = queries.find(query);
    if (reading.transaction) watchQuery(queries, reading.transaction, query, rows);
    const begun = reading.begun ? [JSON.stringify({ transaction: reading.begun })] : [];
    return jsonText(`[${[...begun, ...textOf(rows, answers)].join(',')}]`);
  });
}
