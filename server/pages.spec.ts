import { setTimeout as pause } from 'node:timers/promises';
import type { PublicContent, Used } from '../lib/public/public-content';
import { MAX_CHECK_AGE_MS, MAX_STALE_MS, RENDER_WAIT_MS, SETTLED_MS } from '../lib/publishing/freshness';
import { PAGE_CACHING } from './headers';
import { Pages } from './pages';
import type { Renderer, Rendering } from './renderer';
import { digestOf, encoded, type RenderedPage } from './responses';
import { NOT_FOUND } from './routes';

jest.mock('./responses', () => {
  const responses = jest.requireActual<typeof import('./responses')>('./responses');
  return { ...responses, encoded: jest.fn(responses.encoded) };
});

type Render = Renderer['render'];

/** Fake content with a single version. `change` increments the version, and each render reads it. */
function testContent() {
  let version = 1;
  return {
    content: { isLoaded: true, isUnchanged: (used: Used) => used.get('Blog') === version } as PublicContent,
    change() {
      version += 1;
    },
    /** Returns a renderer that gets its pages from this function. */
    rendering: (rendered: (...args: Parameters<Render>) => Promise<RenderedPage>, intervalMs = Infinity) => ({
      async render(...args: Parameters<Render>): Promise<Rendering> {
        const used: Used = new Map([['Blog', version]]);
        const page = await rendered(...args);
        return { page, used, digest: digestOf(page.body), freshUntil: performance.now() + intervalMs };
      },
    }),
  };
}

const page = (text: string): RenderedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
});
const textOf = async (pages: Pages, path = '/') =>
  String((await pages.get(path)).response.variants.identity?.body);

beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => jest.useRealTimers());

it('renders a page once, and again only after a change', async () => {
  const { content, change, rendering } = testContent();
  let renders = 0;
  const pages = new Pages(
    ['/'],
    rendering(async () => page(String(++renders))),
    content,
  );
  expect([await textOf(pages), await textOf(pages)]).toEqual(['1', '1']);
  expect(pages.current('/', performance.now())).not.toBeNull();
  change();
  expect(await textOf(pages)).toBe('2');
});

it('sends the previous version if a check one second ago found it current, but not if that check was three seconds ago', async () => {
  const { content, change, rendering } = testContent();
  let renders = 0;
  const pages = new Pages(
    ['/'],
    rendering(async () => page(String(++renders))),
    content,
  );
  await textOf(pages);
  const now = performance.now();
  pages.current('/', now - 1_000);
  change();
  expect(String(pages.current('/', now)?.response.variants.identity?.body)).toBe('1');
  await textOf(pages);
  pages.current('/', now - 3_000);
  change();
  expect(pages.current('/', now)).toBeNull();
});

it('does not accept a render that began before a change', async () => {
  const { content, change, rendering } = testContent();
  const held: (() => void)[] = [];
  let renders = 0;
  const render = rendering(async () => {
    const text = String(++renders);
    await new Promise<void>((resolve) => held.push(resolve));
    return page(text);
  });
  const pages = new Pages(['/'], render, content);
  const first = textOf(pages);
  await pause(5);
  change();
  held.shift()?.();
  await pause(5);
  held.shift()?.();
  expect(await first).toBe('2');
});

it('refreshes stale pages that were visited, the most recently visited first', async () => {
  const { content, change, rendering } = testContent();
  const rendered: string[] = [];
  const render = rendering(async (path) => {
    rendered.push(path);
    return page(path);
  });
  const paths = ['/', '/blogs', '/press'];
  const pages = new Pages(paths, render, content);
  for (const path of paths) await textOf(pages, path);
  for (const path of ['/', '/blogs']) {
    pages.current(path, performance.now());
    await pause(2);
  }
  change();
  rendered.length = 0;
  await pages.refreshVisited();
  expect(rendered).toEqual(['/blogs', '/']);
});

it('keeps the last good page while renders fail, and tries again after three seconds', async () => {
  const { content, change, rendering } = testContent();
  let text = 'good';
  const render = rendering(async () => {
    if (!text) throw new Error('no database');
    return page(text);
  });
  const pages = new Pages(['/'], render, content);
  await textOf(pages);
  text = '';
  change();
  expect(await textOf(pages)).toBe('good');
  text = 'better';
  expect(await textOf(pages)).toBe('good');
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_000);
  expect(await textOf(pages)).toBe('better');
  clock.mockRestore();
});

it('renders the pages of documents on demand, and any such page from the disk until the documents are known', async () => {
  const { content, rendering } = testContent();
  const documents = () => ({ has: (slug: string) => slug === 'tubes' });
  const render = rendering(async (path) => page(path));
  const pages = new Pages([], render, { ...content, hasArticle: () => false, documents } as never);
  expect(['/ifu/tubes', '/ifu/tubes/hi', '/ifu/other'].map((path) => pages.has(path))).toEqual([
    true,
    true,
    false,
  ]);
  expect(await textOf(pages, '/ifu/tubes')).toBe('/ifu/tubes');
  const unloaded = { ...content, isLoaded: false } as PublicContent;
  expect(new Pages([], render, unloaded).has('/ifu/other')).toBe(true);
});

it('renders the pages for unknown addresses and errors, which visitors cannot request', async () => {
  const { content, rendering } = testContent();
  const pages = new Pages(
    ['/', NOT_FOUND],
    rendering(async (path) => page(path)),
    {
      ...content,
      hasArticle: () => false,
    } as never,
  );
  expect([pages.has('/'), pages.has(NOT_FOUND)]).toEqual([true, false]);
  expect(await textOf(pages, NOT_FOUND)).toBe(NOT_FOUND);
});

it("falls back to the page in Next's cache if the first render fails", async () => {
  const { content, rendering } = testContent();
  const render = rendering(async (_path, how) => {
    if (how === 'anew') throw new Error('no database');
    return page('kept');
  });
  expect(await textOf(new Pages(['/'], render, content))).toBe('kept');
});

it('sends kept pages until the content is loaded, because no page can be rendered without it', async () => {
  const { content, rendering } = testContent();
  const asked: string[] = [];
  const render = rendering(async (_path, how) => {
    asked.push(how);
    return page(how);
  });
  const loading = { ...content, isLoaded: false } as PublicContent;
  const pages = new Pages(['/'], render, loading);
  expect([await textOf(pages), await textOf(pages)]).toEqual(['as kept', 'as kept']);
  expect(asked).toEqual(['as kept']);
});

it('sends a page whose revalidation interval has passed, and renders it again at the next check', async () => {
  const { content, rendering } = testContent();
  let renders = 0;
  const pages = new Pages(
    ['/'],
    rendering(async () => page(String(++renders)), 3_600_000),
    content,
  );
  await textOf(pages);
  await pages.refreshVisited();
  const later = performance.now() + 3_600_000;
  const clock = jest.spyOn(performance, 'now').mockReturnValue(later);
  expect(String(pages.current('/', later)?.response.variants.identity?.body)).toBe('1');
  await pages.refreshVisited();
  expect(await textOf(pages)).toBe('2');
  clock.mockRestore();
});

it('renders at most two pages at once, so that requests for other pages are answered in between', async () => {
  const { content, rendering } = testContent();
  let underWay = 0;
  let most = 0;
  const render = rendering(async (path) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await pause(2);
    underWay -= 1;
    return page(path);
  });
  const paths = Array.from({ length: 9 }, (_, n) => `/blogs/${n}`);
  const pages = new Pages(paths, render, content);
  expect(await Promise.all(paths.map((path) => textOf(pages, path)))).toEqual(paths);
  expect(most).toBe(2);
});

it('renders the page that a visitor waits for before the stale pages that nobody waits for', async () => {
  const { content, change, rendering } = testContent();
  const rendered: string[] = [];
  const held: (() => void)[] = [];
  let isSlow = false;
  const render = rendering(async (path) => {
    rendered.push(path);
    if (isSlow) await new Promise<void>((resolve) => held.push(resolve));
    return page(path);
  });
  const paths = ['/', '/blogs', '/press'];
  const pages = new Pages(paths, render, content);
  for (const path of ['/', '/blogs']) {
    await textOf(pages, path);
    pages.current(path, performance.now());
    await pause(2);
  }
  change();
  rendered.length = 0;
  isSlow = true;
  const refreshed = pages.refreshVisited();
  const asked = textOf(pages, '/press');
  await pause(2);
  held.shift()?.();
  await pause(50);
  expect(rendered).toEqual(['/blogs', '/press']);
  isSlow = false;
  held.shift()?.();
  await Promise.all([refreshed, asked]);
  expect(rendered).toEqual(['/blogs', '/press', '/']);
});

it('shares one render among concurrent visitors', async () => {
  const { content, rendering } = testContent();
  let renders = 0;
  const pages = new Pages(
    ['/'],
    rendering(async () => page(String(++renders))),
    content,
  );
  await Promise.all(Array.from({ length: 50 }, () => textOf(pages)));
  expect(renders).toBe(1);
});

it('waits for a slow render instead of sending a page more than three seconds out of date', async () => {
  const { content, change, rendering } = testContent();
  let renders = 0;
  const renderer = rendering(async () => {
    renders += 1;
    if (renders > 1) await pause(1_200);
    return page(String(renders));
  });
  const pages = new Pages(['/'], renderer, content);
  await textOf(pages);
  pages.current('/', performance.now() - 3_500);
  change();
  expect(await textOf(pages)).toBe('2');
});

it('sends no earlier version, even from a shared cache, once a receipt may confirm a change', async () => {
  const { content, change, rendering } = testContent();
  let finish = () => {};
  let isSlow = false;
  const renderer = rendering(async () => {
    if (!isSlow) return page('old');
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return page('new');
  });
  const pages = new Pages(['/'], renderer, content);
  await textOf(pages);
  // A whole number, because a sum with a fraction can be rounded to more than the limits below.
  const changedAt = Math.ceil(performance.now());
  const clock = jest.spyOn(performance, 'now');
  /** Visits the page this long after the change. Returns its text, and how long after the change caches may send it. */
  const visit = async (after: number) => {
    clock.mockReturnValue(changedAt + after);
    const inMemory = pages.current('/', changedAt);
    const { response, isStale } = inMemory ?? (await pages.get('/'));
    const [, fresh, stale] = /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(PAGE_CACHING) ?? [];
    const kept = isStale ? 0 : (Number(fresh) + Number(stale)) * 1_000;
    const until = after + (inMemory ? 0 : RENDER_WAIT_MS) + kept;
    return { text: String(response.variants.identity?.body), until };
  };
  const beforeCheck = await visit(MAX_CHECK_AGE_MS);
  change();
  isSlow = true;
  const duringRender = await visit(MAX_STALE_MS);
  for (const { text, until } of [beforeCheck, duringRender]) {
    expect(text).toBe('old');
    expect(until).toBeLessThanOrEqual(SETTLED_MS);
  }
  const later = visit(MAX_STALE_MS + 1);
  finish();
  expect((await later).text).toBe('new');
  clock.mockRestore();
});

it('compresses a new version fast at first, and more strongly once no page has changed for ten seconds', async () => {
  jest.useFakeTimers();
  const { content, change, rendering } = testContent();
  let renders = 0;
  const renderer = rendering(async () => {
    renders += 1;
    return page(Array.from({ length: 2_000 }, (_, n) => (n * renders) % 977).join(' '));
  });
  const pages = new Pages(['/'], renderer, content);
  const compress = jest.mocked(encoded);
  const size = async () => (await pages.get('/')).response.variants.br?.body.length ?? 0;
  await size();
  change();
  await size();
  jest.advanceTimersByTime(9_000);
  change();
  const first = await size();
  compress.mockClear();
  jest.advanceTimersByTime(9_000);
  expect(compress).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(compress).toHaveBeenCalledTimes(1);
  await compress.mock.results[0]?.value;
  expect(await size()).toBeLessThan(first);
});
