import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { ApiError, type CanonicalStatus } from '../../http/api-error';
import type { Database } from '../../store/database';
import { type Aggregation, aggregate } from '../query/aggregation';
import type { FoundRow } from '../query/find';
import type { Query } from '../query/query';
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

export type Task = { query: Query; aggregations?: readonly Aggregation[] };

/** The first message about a task contains it. Later ones ask for the next rows, or end the task early. */
export type ToReader = { id: number; task?: Task; isOver?: boolean };

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
const Libsql: new (file: string, options: object) => Database = createRequire(from)('libsql');
const port = parentPort;

type Reading = { snapshot: Snapshot; rows: Iterator<FoundRow> };

const readings = new Map<number, Reading>();

function open(): Snapshot {
  const db = new Libsql(file, { readonly: true });
  db.exec('PRAGMA busy_timeout = 2000');
  // Sorts large results in a file instead of in memory.
  db.exec('PRAGMA temp_store = FILE');
  return openSnapshot(db, root);
}

const post = (message: FromReader) => port?.postMessage(message);

function end(id: number): void {
  readings.get(id)?.snapshot.close();
  readings.delete(id);
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

port?.on('message', ({ id, task, isOver }: ToReader) => {
  try {
    if (task) begin(id, task);
    else if (isOver) end(id);
    else sendRows(id);
  } catch (error) {
    end(id);
    post({ id, fault: faultOf(error) });
  }
});
