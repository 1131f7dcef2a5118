import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../../http/api-error';
import type { Aggregation } from '../query/aggregation';
import type { FoundRow } from '../query/find';
import type { Query } from '../query/query';
import type { WireFields } from '../wire';
import type { Close, Fault, FromReader, ReaderData, Task, ToReader } from './reader';
import { readerProgram } from './reader-program';

/** With two, a query need not wait for the slowest one. Strangers' queries use only the first. */
const MOST_READERS = 2;
const MOST_FOR_STRANGERS = 1;

/** The readers' memory limits. Rows are sent as they are read. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 4 };

const HERE = import.meta.filename ?? __filename;

/**
 * Runs queries in other threads, so that other requests need not wait for them. With `timeoutMs`, which is for strangers'
 * queries with few results, they throw `DEADLINE_EXCEEDED` if they take longer.
 */
export type Readers = {
  /** Returns the query's rows in batches, which are read as they are taken. */
  rows(query: Query, timeoutMs?: number): AsyncGenerator<FoundRow[]>;
  aggregate(query: Query, aggregations: readonly Aggregation[], timeoutMs?: number): Promise<WireFields>;
  close(): Promise<void>;
};

type Answer = (message: FromReader) => void;

type Reader = { worker: Worker; answers: Map<number, Answer> };

async function end(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit');
  worker.ref();
  worker.postMessage('close' satisfies Close);
  await ended;
}

/** Restores an error. A store's error keeps its code, from which its response is derived. */
function errorOf({ status, code, message }: Fault): Error {
  return status ? new ApiError(status, message) : Object.assign(new Error(message), { code });
}

export function createReaders(data: Omit<ReaderData, 'from'>): Readers {
  let program: Promise<string> | undefined;
  let lastId = 0;
  let isClosed = false;
  const readers: Reader[] = [];

  function start(text: string): Reader {
    const worker = new Worker(text, {
      eval: true,
      execArgv: [],
      workerData: { ...data, from: HERE } satisfies ReaderData,
      resourceLimits: LIMITS,
    });
    const reader: Reader = { worker, answers: new Map() };
    worker.unref();
    worker.on('message', (message: FromReader) => reader.answers.get(message.id)?.(message));
    let cause = 'A reader ended.';
    worker.once('error', (error) => {
      cause = `A reader failed: ${error.message}`;
    });
    worker.once('exit', () => {
      readers.splice(readers.indexOf(reader), 1);
      const fault: Fault = { status: null, code: '', message: cause };
      for (const [id, answer] of reader.answers) answer({ id, fault });
    });
    readers.push(reader);
    return reader;
  }

  /** Returns one of the first `most` readers with the fewest tasks, and starts another one if all are busy. */
  async function choose(most: number): Promise<Reader> {
    program ??= readerProgram();
    const text = await program;
    if (isClosed) throw new ApiError('UNAVAILABLE', 'The backend is being stopped.');
    const [idlest] = readers.slice(0, most).toSorted((one, other) => one.answers.size - other.answers.size);
    const isBusy = !idlest || idlest.answers.size > 0;
    return isBusy && readers.length < most ? start(text) : (idlest ?? start(text));
  }

  function ask({ worker, answers }: Reader, message: ToReader): Promise<FromReader> {
    return new Promise((resolve, reject) => {
      answers.set(message.id, (answer) => {
        if ('fault' in answer) reject(errorOf(answer.fault));
        else resolve(answer);
      });
      worker.postMessage(message);
    });
  }

  async function begin(
    query: Query,
    timeoutMs?: number,
    aggregations?: readonly Aggregation[],
  ): Promise<{ reader: Reader; id: number; first: FromReader }> {
    const reader = await choose(timeoutMs ? MOST_FOR_STRANGERS : MOST_READERS);
    // The time in which a query waits for others counts.
    const endsAt = timeoutMs && performance.timeOrigin + performance.now() + timeoutMs;
    const task: Task = { query, aggregations, endsAt };
    lastId += 1;
    const id = lastId;
    try {
      return { reader, id, first: await ask(reader, { id, task }) };
    } catch (error) {
      reader.answers.delete(id);
      throw error;
    }
  }

  return {
    async *rows(query, timeoutMs) {
      const { reader, id, first } = await begin(query, timeoutMs);
      let isOver = false;
      try {
        for (let answer = first; ; answer = await ask(reader, { id })) {
          if (!('rows' in answer)) throw new Error('The reader sent no rows.');
          isOver = answer.isLast;
          yield answer.rows;
          if (isOver) return;
        }
      } finally {
        reader.answers.delete(id);
        if (!isOver) reader.worker.postMessage({ id, isOver: true } satisfies ToReader);
      }
    },
    async aggregate(query, aggregations, timeoutMs) {
      const { reader, id, first } = await begin(query, timeoutMs, aggregations);
      reader.answers.delete(id);
      if (!('fields' in first)) throw new Error('The reader sent no fields.');
      return first.fields;
    },
    async close() {
      isClosed = true;
      await Promise.all(readers.map(({ worker }) => end(worker)));
    },
  };
}
