import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import type { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache/types';
import StaticPageCache from './cache-handler.mjs';
import { known404s } from './known-404.mjs';

const rendered =
  '<style data-href="/a.css">.a1B2c3_text{top:0}.a1B2c3_other{top:0}</style><p class="a1B2c3_text">a</p><script>self.__next_f=[]</script>';
const sent = '<style>.a1B2c3_text{top:0}</style><p class="a1B2c3_text">a</p>';

/** Counts how often a page is filtered. */
class CountingCache extends StaticPageCache {
  filtered = 0;

  override publicHtml(page: { html: string; status?: number }) {
    this.filtered += 1;
    return super.publicHtml(page);
  }
}

const keyOf = (route: string) => `/route-cache/APP_PAGE/0a1b/$${route}`;
const context = {
  kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE,
  isFallback: false,
  isRoutePPREnabled: false,
} as const;

let folder: string;
let cache: CountingCache;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
  cache = new CountingCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
  });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A page as the build leaves it, past the cache. */
function build(route: string, html: string, meta: object = {}) {
  const file = join(folder, keyOf(route));
  mkdirSync(dirname(file), { recursive: true });
  for (const [suffix, content] of [
    ['html', html],
    ['rsc', ''],
    ['meta', JSON.stringify({ headers: {}, ...meta })],
  ]) {
    writeFileSync(`${file}.${suffix}`, content ?? '');
  }
}

async function read(route: string) {
  const value = (await cache.get(keyOf(route), context))?.value;
  return value?.kind === ('APP_PAGE' as CachedRouteKind.APP_PAGE) ? value : undefined;
}

const page = (html: string) => ({ kind: 'APP_PAGE', html, rscData: Buffer.from(''), headers: {} });

describe('the cache of pages', () => {
  it('filters what the build made once, however often it is read', async () => {
    build('/built', rendered);
    for (let visit = 0; visit < 3; visit += 1) {
      const { html, headers } = (await read('/built')) ?? {};
      expect(html).toBe(sent);
      expect(headers?.['content-security-policy']).toContain("script-src 'self';");
      expect(headers?.['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=/);
    }
    expect(cache.filtered).toBe(1);
  });

  it('filters each version once as it is written, so that its first visitor gets it so', async () => {
    for (const version of ['one', 'two']) {
      const made = page(rendered.replace('>a<', `>${version}<`));
      await cache.set(keyOf('/made'), made, {});
      expect(made.html).toBe(sent.replace('>a<', `>${version}<`));
      expect((await read('/made'))?.html).toBe(made.html);
    }
    expect(cache.filtered).toBe(2);
    expect(readFileSync(join(folder, `${keyOf('/made')}.html`), 'utf8')).not.toContain('<script');
  });

  it('keeps the last page rather than an error of the moment', async () => {
    await cache.set(keyOf('/made'), page(rendered), {});
    await cache.set(keyOf('/made'), { ...page('<h1>Method not allowed</h1>'), status: 405 }, {});
    expect((await read('/made'))?.html).toBe(sent);
  });

  it('leaves the admin its scripts and styles, and names them in its policy', async () => {
    build('/admin', rendered);
    const { html, headers } = (await read('/admin')) ?? {};
    expect(html).toBe(rendered);
    expect(headers?.['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(headers?.['cache-control']).toBe('no-cache');
    expect(cache.filtered).toBe(0);
  });

  it('puts the page that explains in the place of the shell of a page that is not found', async () => {
    mkdirSync(join(folder, 'app'));
    writeFileSync(join(folder, 'app/_not-found.html'), '<h1>Not found</h1><script>1</script>');
    build('/gone', '<html id="__next_error__"><script>1</script></html>', { status: 404 });
    const { html, status, headers } = (await read('/gone')) ?? {};
    expect([html, status]).toEqual(['<h1>Not found</h1>', 404]);
    expect(headers).not.toHaveProperty('cache-control');
  });

  it('takes a page that is not found yet for none, once it is due, and remembers it until it is found', async () => {
    build('/blogs/3', '', { status: 404, headers: { 'x-next-cache-tags': '_N_T_/blogs/3,blogs' } });
    expect(await read('/blogs/3')).toMatchObject({ status: 404 });
    const later = Date.now() + 61_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await read('/blogs/3')).toBeUndefined();
    clock.mockRestore();
    expect([...known404s]).toEqual(['/blogs/3']);
    await cache.set(keyOf('/blogs/3'), page(rendered), {});
    expect([...known404s]).toEqual([]);
  });
});
