import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { evaluationTooLong } from '../../anonymous-limits';
import { codeOf } from '../../error-parts';
import { ApiError, type CanonicalStatus } from '../../http/api-error';
import type { Database } from '../../store/database';
import { type Aggregation, aggregate, aggregatedQuery } from '../query/aggregation';
import type { FoundRow } from '../query/find';
import type { Query } from '../query/query';
import type { Sql } from '../query/sql';
import { openSnapshot, type Snapshot } from '../snapshot';
import type { WireFields } from '../wire';

// Runs in a thread of its own, and reads the database through connections of its own.

export type ReaderData = {
  /** The database's file. */
  file: string;
  /** The prefix of all documents' resource names. */
  root: string;
  /** A file of this package. The thread resolves the database's driver from it. */
  from: string;
};

/** Without `endsAt`, which is in milliseconds since 1970, a query may take any time. */
export type Task = { query: Query; aggregations?: readonly Aggregation[]; endsAt?: number };

/** The first message about a task contains it. Later ones ask for the next rows, or end the task early. */
export type ToReader = { id: number; task?: Task; isOver?: boolean };

/** Ends the thread, which must not be terminated: the driver aborts the process if a statement outlives its thread. */
export type Close = 'close';

/** An error, which cannot be sent as it is. `status` is null unless the error is a response to the client. */
export type Fault = { status: CanonicalStatus | null; code: string; message: string };

export type FromReader =
  | { id: number; rows: FoundRow[]; isLast: boolean }
  | { id: number; fields: WireFields }
  | { id: number; fault: Fault };

/** The most rows in a message, and the characters of their bodies after which a message is complete. */
const MAX_ROWS = 500;
const ENOUGH_CHARACTERS = 256 * 1024;

const { file, root, from } = workerData as ReaderData;
const require = createRequire(from);
const Libsql: new (file: string, options: object) => Database = require('libsql');
const port = parentPort;

type Reading = { snapshot: Snapshot; rows: Iterator<FoundRow> };

const readings = new Map<number, Reading>();

function open(checkTime?: () => void): Snapshot {
  const db = new Libsql(file, { readonly: true });
  db.exec('PRAGMA busy_timeout = 2000');
  // Sorts large results in a file instead of in memory.
  db.exec('PRAGMA temp_store = FILE');
  return openSnapshot(db, root, checkTime);
}

const post = (message: FromReader) => port?.postMessage(message);

function end(id: number): void {
  readings.get(id)?.snapshot.close();
  readings.delete(id);
}

/** The part of the driver's other interface that is used. It runs a statement up to its first row in another thread. */
type InterruptibleDatabase = {
  prepare(text: string): Promise<{ iterate(values: Sql['values']): Promise<Iterable<FoundRow>> }>;
  interrupt(): void;
  close(): void;
};

const interruptible = new Set<InterruptibleDatabase>();

/** Returns a statement's rows. Throws `DEADLINE_EXCEEDED` if they are not found by `end`. */
async function rowsBy(end: number, { text, values }: Sql): Promise<FoundRow[]> {
  const Interruptible: new (file: string) => InterruptibleDatabase = require('libsql/promise');
  const db = new Interruptible(file);
  interruptible.add(db);
  // Interrupts again, because an interrupt before the statement has started has no effect.
  const timer = setInterval(() => db.interrupt(), Math.max(1, end - performance.now()));
  try {
    // All rows are found before the first one is returned.
    const statement = await db.prepare(`WITH found AS MATERIALIZED (${text}) SELECT * FROM found`);
    return [...(await statement.iterate(values))];
  } catch (error) {
    throw codeOf(error) === 'SQLITE_INTERRUPT' ? evaluationTooLong() : error;
  } finally {
    clearInterval(timer);
    interruptible.delete(db);
    db.close();
  }
}

async function runInTime(id: number, { query, aggregations }: Task, endsAt: number): Promise<void> {
  const end = endsAt - performance.timeOrigin;
  const { queries, close } = open(() => {
    if (performance.now() > end) throw evaluationTooLong();
  });
  try {
    const found = queries.rowsSql(aggregations ? aggregatedQuery(query, aggregations) : query);
    const rows = found ? await rowsBy(end, found) : [];
    if (aggregations) post({ id, fields: aggregate(queries, query, aggregations) });
    else post({ id, rows, isLast: true });
  } finally {
    close();
  }
}

function begin(id: number, { query, aggregations }: Task): void {
  const snapshot = open();
  if (!aggregations) {
    readings.set(id, { snapshot, rows: snapshot.queries.iterate(query)[Symbol.iterator]() });
    sendRows(id);
    return;
  }
  try {
    post({ id, fields: aggregate(snapshot.queries, query, aggregations) });
  } finally {
    snapshot.close();
  }
}

function sendRows(id: number): void {
  const reading = readings.get(id);
  if (!reading) return;
  const rows: FoundRow[] = [];
  let characters = 0;
  while (rows.length < MAX_ROWS && characters < ENOUGH_CHARACTERS) {
    const { done, value } = reading.rows.next();
    if (done) {
      end(id);
      post({ id, rows, isLast: true });
      return;
    }
    rows.push(value);
    characters += value.body.length;
  }
  post({ id, rows, isLast: false });
}

function faultOf(error: unknown): Fault {
  const { code = '' } = error as { code?: unknown };
  const message = error instanceof Error ? error.message : String(error);
  return { status: error instanceof ApiError ? error.status : null, code: String(code), message };
}

function close(): void {
  for (const db of interruptible) db.interrupt();
  port?.close();
}

async function receive({ id, task, isOver }: ToReader): Promise<void> {
  try {
    if (task?.endsAt !== undefined) await runInTime(id, task, task.endsAt);
    else if (task) begin(id, task);
    else if (isOver) end(id);
    else sendRows(id);
  } catch (error) {
    end(id);
    post({ id, fault: faultOf(error) });
  }
}

port?.on('message', (message: ToReader | Close) => (message === 'close' ? close() : void receive(message)));
