import { setTimeout as pause } from 'node:timers/promises';
import { PublicContent } from '../content';
import { Pages } from '../pages';
import { EntrySource } from './entry-source';
import { Search } from './search';

/** A worker that exits on its first message, like one that runs out of memory. */
const FAILING = new URL(
  `data:text/javascript,${encodeURIComponent(
    "import { parentPort } from 'node:worker_threads'; parentPort.once('message', () => process.exit(1));",
  )}`,
);

const CHANGES = { put: [], remove: ['a'] };

function searchWith(source: EntrySource): Search {
  const pages: Pages = Object.create(Pages.prototype);
  return new Search({ source, pages, program: FAILING, clientAddress: () => '', knowsVisitors: false });
}

async function until(condition: () => boolean): Promise<void> {
  for (let waited = 0; !condition() && waited < 5_000; waited += 50) await pause(50);
}

describe('the search is ready', () => {
  beforeEach(() => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  });

  it('once the first index is built, or has failed', async () => {
    const source = new EntrySource(new PublicContent());
    jest.spyOn(source, 'changes').mockResolvedValue(CHANGES);
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
  it('is refilled after its worker fails', async () => {
    const source = new EntrySource(new PublicContent());
    const changes = jest.spyOn(source, 'changes').mockResolvedValue(CHANGES);
    const search = searchWith(source);
    search.refresh();
    await until(() => changes.mock.calls.length > 1);
    expect(changes.mock.calls.length).toBeGreaterThan(1);
    await search.stop();
  });

  it('includes the texts of articles once they are read', async () => {
    const source = new EntrySource(new PublicContent());
    const changes = jest.spyOn(source, 'changes').mockResolvedValue(null);
    const readTexts = jest.spyOn(source, 'readTexts').mockResolvedValueOnce(true).mockResolvedValue(false);
    searchWith(source).refresh();
    await until(() => readTexts.mock.calls.length > 1);
    expect([changes.mock.calls.length, readTexts.mock.calls.length]).toEqual([2, 2]);
  });
});
