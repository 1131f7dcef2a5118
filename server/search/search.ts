import type { IncomingMessage, ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import { ifu } from '../../content/ifu';
import { paperPage } from '../../content/ifu/paper';
import { search } from '../../content/search';
import { usableQuery } from '../../lib/search/query';
import { logFault } from '../log';
import { searchRestarts } from '../metrics';
import type { Pages } from '../pages';
import type { RequestLimit } from '../request-limit';
import { acceptsGzip, type FinishedResponse, sendText } from '../responses';
import type { EntrySource } from './entry-source';
import type { FilledPage } from './filled-page';
import type { FromWorker, SearchRequest, ToWorker } from './worker';

const ADDRESSES: Record<FilledPage, { path: string; parameter: string }> = {
  search: { path: search.path, parameter: 'q' },
  contact: { path: '/contact_us', parameter: 'about' },
  ifu: { path: ifu.path, parameter: 'q' },
  paper: { path: paperPage.path, parameter: 'document' },
};

const PAGES = Object.keys(ADDRESSES) as FilledPage[];

/** Longer than the id of any document. */
const LONGEST_ID = 200;

/** The maximum number of waiting searches. With more, visitors would leave before their turn. */
const MAX_WAITING = 50;

const TIMEOUT_MS = 2_000;

/**
 * If nothing has come from the worker for this long after a query, the worker hangs. Building the index takes less.
 */
const STUCK_MS = 10_000;

/**
 * The delay before a failed worker is restarted, so that a worker that always fails uses little processor time. Queries
 * are refused until then.
 */
const RESTART_MS = 1_000;

/** The worker's memory limits: ample for the index, with little room for garbage. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

type Asked = Pick<SearchRequest, 'query' | 'as'>;

/**
 * Returns the query in a URL of a page that the server fills in, and the kind of response. Returns null for other URLs
 * and, except for the search page, for a page without a query.
 */
export function askedBy(path: string, queryString: string): Asked | null {
  const as = PAGES.find((page) => ADDRESSES[page].path === path);
  if (!as) return null;
  const parameters = new URLSearchParams(queryString);
  const typed = parameters.get(ADDRESSES[as].parameter) ?? '';
  const query = as === 'paper' ? typed.slice(0, LONGEST_ID) : usableQuery(typed);
  if (as === 'search') return { query, as: parameters.has('suggest') ? 'suggestions' : as };
  return query ? { query, as } : null;
}

type SearchParts = {
  source: EntrySource;
  pages: Pages;
  /** The worker's program. */
  program: URL;
  /** Limits concurrent searches. Null if visitors cannot be told apart by their addresses. */
  limit: RequestLimit | null;
};

/** Responds to searches, and fills in pages, in a worker. Queries are neither stored nor logged. */
export class Search {
  #worker: Worker | null = null;
  #waiting = new Map<number, (body: FromWorker['body']) => void>();
  #lastId = 0;
  #sent = new Map<FilledPage, FinishedResponse>();
  #parts: SearchParts;
  /** The monotonic time of the first query since the worker's last message, or null. */
  #askedAt: number | null = null;
  #isReady = false;
  /** Whether the worker has failed and has not been restarted yet. */
  #isPaused = false;
  #isStopping = false;

  constructor(parts: SearchParts) {
    this.#parts = parts;
  }

  /**
   * Whether preparing the first index and the templates has ended, even with an error, or there is nothing to index
   * yet. A site without search is better than no site.
   */
  get isReady(): boolean {
    return this.#isReady;
  }

  get isRunning(): boolean {
    return this.#worker !== null;
  }

  /** The number of searches that wait for the worker. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Brings the index up to date with the content. Articles can be found by their titles before their texts are read.
   */
  refresh(): void {
    this.#update().catch((error) => logFault(error));
  }

  async #update(): Promise<void> {
    do {
      // Changes taken from the source now would be lost. After the restart, the source reports every entry again.
      if (this.#isPaused) return;
      const changes = this.#parts.source.changes();
      if (!changes) {
        // There is nothing to index yet: the database is unreachable, and pages come from the disk or the build.
        if (!this.#worker) this.#isReady = true;
        continue;
      }
      this.#post({ changes });
      if (!this.#isReady) await this.#prepare();
    } while (await this.#parts.source.readTexts());
  }

  /** Waits for the worker, so that the first searches are as fast as later ones. */
  async #prepare(): Promise<void> {
    try {
      for (const as of PAGES) await this.#headersFor(as);
      await this.#ask({ query: '', as: 'search', isGzip: false, acceptLanguage: '' });
    } catch (error) {
      logFault(error);
    }
    this.#isReady = true;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#worker?.terminate();
  }

  /** @param client the visitor's address */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    asked: Asked,
    client: string,
  ): Promise<void> {
    // Without the list of documents, a page of results would report that there are none.
    if (asked.as === 'ifu' && !this.#parts.source.isLoaded) {
      return sendText(response, 503, ifu.unavailable, { 'retry-after': '5' });
    }
    const { limit } = this.#parts;
    const isRefused = limit && !limit.admit(client, response);
    const refuse = () => sendText(response, isRefused ? 429 : 503, search.busy, { 'retry-after': '1' });
    if (isRefused || this.#waiting.size >= MAX_WAITING) return refuse();
    // Suggestions fit into one packet uncompressed.
    const isGzip = asked.as !== 'suggestions' && acceptsGzip(request);
    const headers = await this.#headersFor(asked.as);
    const acceptLanguage = request.headers['accept-language'] ?? '';
    const body = await this.#ask({ ...asked, isGzip, acceptLanguage });
    if (!body) return refuse();
    response.writeHead(200, {
      ...headers,
      'content-length': String(body.length),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      // Keeps the query out of the referrer, which the next page's scripts can read.
      'referrer-policy': 'strict-origin',
      vary: 'Accept-Encoding',
      ...(isGzip && { 'content-encoding': 'gzip' }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  /** Returns the headers of a template page, and sends the page to the worker unless the worker already has it. */
  async #headersFor(as: SearchRequest['as']): Promise<Record<string, string>> {
    const page = as === 'suggestions' ? 'search' : as;
    const { path } = ADDRESSES[page];
    const { response: finished } = await this.#parts.pages.get(path);
    const { identity } = finished.variants;
    if (!identity || finished.status !== 200)
      throw new Error(`The page at ${path} cannot be used as a template (status ${finished.status}).`);
    if (this.#sent.get(page) !== finished) {
      const isSent = this.#post({ page, html: identity.body.toString('utf8') });
      if (isSent) this.#sent.set(page, finished);
    }
    const { headers } = finished;
    return as === 'suggestions' ? { ...headers, 'content-type': 'application/json; charset=utf-8' } : headers;
  }

  #ask(asked: Omit<SearchRequest, 'id'>): Promise<FromWorker['body']> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#askedAt ??= performance.now();
      const timer = setTimeout(() => {
        this.#settle(id, null);
        this.#endIfStuck();
      }, TIMEOUT_MS);
      this.#waiting.set(id, (body) => {
        clearTimeout(timer);
        resolve(body);
      });
      if (!this.#post({ request: { ...asked, id } })) this.#settle(id, null);
    });
  }

  /** Ends a worker that hangs. Its exit starts another. */
  #endIfStuck(): void {
    if (this.#askedAt === null || performance.now() - this.#askedAt < STUCK_MS) return;
    logFault(new Error('The search worker does not respond, so it is being restarted.'));
    void this.#worker?.terminate();
  }

  #settle(id: number, body: FromWorker['body']): void {
    this.#waiting.get(id)?.(body);
    this.#waiting.delete(id);
  }

  /**
   * Sends a message to the worker, and starts the worker if necessary. Returns false if no worker can be started now.
   */
  #post(message: ToWorker): boolean {
    if (this.#isStopping || this.#isPaused) return false;
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
    return true;
  }

  #start(): Worker {
    const worker = new Worker(this.#parts.program, { resourceLimits: LIMITS });
    worker.on('message', ({ id, body }: FromWorker) => {
      this.#askedAt = null;
      this.#settle(id, body);
    });
    worker.once('error', (error) => logFault(error));
    worker.once('exit', () => {
      this.#worker = null;
      this.#askedAt = null;
      this.#isPaused = true;
      searchRestarts.inc();
      // A new worker starts empty.
      this.#parts.source.reset();
      this.#sent.clear();
      for (const id of [...this.#waiting.keys()]) this.#settle(id, null);
      setTimeout(() => {
        this.#isPaused = false;
        this.refresh();
      }, RESTART_MS).unref();
    });
    worker.unref();
    return worker;
  }
}
