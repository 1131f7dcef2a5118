import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ifu } from '../../content/ifu';
import { PublicContent } from '../../lib/public/public-content';
import { Pages } from '../pages';
import { MAX_SEARCHES, RequestLimit } from '../request-limit';
import { finishedResponse } from '../responses';
import { EntrySource } from './entry-source';
import { askedBy, Search } from './search';

/** A worker that exits on its first message, like one that runs out of memory. */
const FAILING = new URL(
  `data:text/javascript,${encodeURIComponent(
    "import { parentPort } from 'node:worker_threads'; parentPort.once('message', () => process.exit(1));",
  )}`,
);

/** Returns a worker program that runs this code for each `message`. */
const workerThat = (onMessage: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort } from 'node:worker_threads'; parentPort.on('message', (message) => { ${onMessage} });`,
    )}`,
  );

const SILENT = workerThat('');

/** A worker that responds with the query that it receives. */
const ECHOING = workerThat(
  'const { id, query } = message.request ?? {}; if (id) parentPort.postMessage({ id, body: new TextEncoder().encode(query) });',
);

/** A worker that exits on its first message. After its restart, it echoes queries once it has received the page. */
const failingOnce = (file: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { existsSync, writeFileSync } from 'node:fs';
      import { parentPort } from 'node:worker_threads';
      let hasPage = false;
      parentPort.on('message', ({ page, request }) => {
        if (!existsSync('${file}')) { writeFileSync('${file}', ''); process.exit(1); }
        if (page) hasPage = true;
        if (request && hasPage)
          parentPort.postMessage({ id: request.id, body: new TextEncoder().encode(request.query) });
      });`,
    )}`,
  );

/** A fake response that records its status and body. */
class Recorded extends EventEmitter {
  req = { method: 'GET' };
  status = 0;
  body = '';

  writeHead(status: number) {
    this.status = status;
    return this;
  }

  end(body: Uint8Array | undefined) {
    this.body = Buffer.from(body ?? []).toString();
    this.emit('close');
    return this;
  }
}

function searchOver(program: URL) {
  const pages: Pages = Object.create(Pages.prototype);
  jest.spyOn(pages, 'get').mockImplementation(async () => ({
    response: await finishedResponse(200, {}, Buffer.from('A page')),
    isStale: false,
  }));
  const source = new EntrySource(new PublicContent());
  const search = new Search({
    source,
    pages,
    program,
    limit: new RequestLimit(MAX_SEARCHES),
  });
  /**
   * Sends a query. Returns the response, which may still be open, and a promise that settles once the response is sent.
   */
  function ask(from: string, query = 'tubes', path = '/search') {
    const response = new Recorded();
    const request = { method: 'GET', headers: {} } as IncomingMessage;
    const asked = askedBy(path, `?q=${query}`);
    if (!asked) throw new Error(`There is no search at ${path}.`);
    const answered = search.answer(request, response as unknown as ServerResponse, asked, from);
    return { response, answered };
  }
  return { search, source, ask };
}

const CHANGES = { put: [], remove: ['a'] };

function searchWith(source: EntrySource): Search {
  const pages: Pages = Object.create(Pages.prototype);
  return new Search({ source, pages, program: FAILING, limit: null });
}

async function until(condition: () => boolean): Promise<void> {
  for (let waited = 0; !condition() && waited < 5_000; waited += 50) await pause(50);
}

describe('the search is ready', () => {
  beforeEach(() => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  });

  it('even if building the first index fails', async () => {
    const source = new EntrySource(new PublicContent());
    jest.spyOn(source, 'changes').mockReturnValue(CHANGES);
    const search = searchWith(source);
    search.refresh();
    expect(search.isReady).toBe(false);
    await until(() => search.isReady);
    expect(search.isReady).toBe(true);
    await search.stop();
  });

  it('without content, so that a server can start while the database is down', async () => {
    const search = searchWith(new EntrySource(new PublicContent()));
    search.refresh();
    await until(() => search.isReady);
    expect(search.isReady).toBe(true);
  });
});

describe('the index', () => {
  it('requests its entries again after its worker fails', async () => {
    const source = new EntrySource(new PublicContent());
    const changes = jest.spyOn(source, 'changes').mockReturnValue(CHANGES);
    const search = searchWith(source);
    search.refresh();
    await until(() => changes.mock.calls.length > 1);
    expect(changes.mock.calls.length).toBeGreaterThan(1);
    await search.stop();
  });

  it('takes no changes from its source while no worker can receive them', async () => {
    const source = new EntrySource(new PublicContent());
    const changes = jest.spyOn(source, 'changes').mockReturnValue(CHANGES);
    const reset = jest.spyOn(source, 'reset');
    const search = searchWith(source);
    search.refresh();
    await until(() => reset.mock.calls.length > 0);
    search.refresh();
    expect(changes).toHaveBeenCalledTimes(1);
    await search.stop();
  });

  it('is updated again once the texts of articles have been read', async () => {
    const source = new EntrySource(new PublicContent());
    const changes = jest.spyOn(source, 'changes').mockReturnValue(null);
    const readTexts = jest.spyOn(source, 'readTexts').mockResolvedValueOnce(true).mockResolvedValue(false);
    searchWith(source).refresh();
    await until(() => readTexts.mock.calls.length > 1);
    expect([changes.mock.calls.length, readTexts.mock.calls.length]).toEqual([2, 2]);
  });
});

it('leaves pages without a query to the cache, except the search page', () => {
  const handled = [
    '/search',
    '/ifu',
    '/ifu?q=%20',
    '/ifu?q=PV-1',
    '/ifu/paper',
    '/ifu/paper?document=a.pdf',
    '/contact_us?q=a',
    '/x?q=a',
  ];
  const isHandled = (address: string) => {
    const { pathname, search: query } = new URL(address, 'http://site.example');
    return askedBy(pathname, query) !== null;
  };
  expect(handled.filter(isHandled)).toEqual(['/search', '/ifu?q=PV-1', '/ifu/paper?document=a.pdf']);
});

it('does not report missing documents until the documents are known', async () => {
  const { search, ask } = searchOver(ECHOING);
  const { response, answered } = ask('a', 'PV-1', '/ifu');
  await answered;
  expect([response.status, response.body.startsWith(ifu.unavailable)]).toEqual([503, true]);
  await search.stop();
});

describe('a visitor', () => {
  it('can search for up to 100 characters, and further characters are ignored', async () => {
    const { search, ask } = searchOver(ECHOING);
    const { response, answered } = ask('a', 'x'.repeat(101));
    await answered;
    expect([response.status, response.body]).toEqual([200, 'x'.repeat(100)]);
    await search.stop();
  });

  it('can have at most 8 searches open at once, without affecting other visitors', async () => {
    const { search, ask } = searchOver(SILENT);
    const open = Array.from({ length: 8 }, () => ask('a'));
    await pause(0);
    expect(ask('a').response.status).toBe(429);
    const other = ask('b');
    expect(other.response.status).toBe(0);
    await search.stop();
    await Promise.all([...open, other].map(({ answered }) => answered));
  });

  it('is refused while 50 searches are waiting', async () => {
    const { search, ask } = searchOver(SILENT);
    const waiting = Array.from({ length: 50 }, (_, number) => ask(`visitor ${number}`));
    await pause(0);
    expect(waiting.map(({ response }) => response.status)).toEqual(Array(50).fill(0));
    expect(ask('another').response.status).toBe(503);
    await search.stop();
    await Promise.all(waiting.map(({ answered }) => answered));
  });
});

describe('a failed worker', () => {
  it('is not restarted by queries in the next second, which are refused', async () => {
    const { search, source, ask } = searchOver(FAILING);
    const reset = jest.spyOn(source, 'reset');
    for (let query = 0; query < 3; query++) {
      const { response, answered } = ask('a');
      await answered;
      expect(response.status).toBe(503);
    }
    expect(reset).toHaveBeenCalledTimes(1);
    await search.stop();
  });

  it('is restarted after a second, and receives the page again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'search-'));
    const { search, ask } = searchOver(failingOnce(join(folder, 'has-failed')));
    await ask('a').answered;
    // This query is refused, and must not mark the page as sent.
    await ask('a').answered;
    await pause(1_100);
    const { response, answered } = ask('a');
    await answered;
    expect([response.status, response.body]).toEqual([200, 'tubes']);
    await search.stop();
    rmSync(folder, { recursive: true });
  });

  it('that hangs for ten seconds is restarted', async () => {
    const { search, source, ask } = searchOver(workerThat('for (;;);'));
    const reset = jest.spyOn(source, 'reset');
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const first = ask('a');
    await pause(50);
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 10_000);
    await first.answered;
    expect(first.response.status).toBe(503);
    await until(() => reset.mock.calls.length > 0);
    expect(reset).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
    await search.stop();
  });
});
