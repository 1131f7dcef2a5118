import assert from 'node:assert/strict';
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { renderData } from 'next-zero-js/data';
import { finish, nextBuild, render } from '../src/index';
import { dist, errorPage, type FixtureSite, launchBrowser, serveFixture } from './fixture-site';

let site: FixtureSite;
let browser: Browser;

before(async () => {
  site = await serveFixture();
  browser = await launchBrowser();
});

after(async () => {
  await browser?.close();
  await site?.close();
});

async function get(path: string, init?: RequestInit) {
  const response = await fetch(site.origin + path, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const frameworkScripts = (html: string) => html.match(/<script(?![^>]*ld\+json)/g) ?? [];

/** Opens a page and collects policy violations, warnings and errors. */
async function open(path: string) {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  return { page, problems };
}

describe('static pages', () => {
  for (const [path, text] of [
    ['/', 'Paragraph 399'],
    ['/posts/1', 'Post'],
    ['/posts/2', 'Post'],
  ] as const) {
    it(`${path} contains and loads no framework script, and does not violate its policy`, async () => {
      const { status, html, headers } = await get(path);
      assert.equal(status, 200);
      assert.deepEqual(frameworkScripts(html), []);
      assert.ok(html.includes(text));
      assert.match(
        headers.get('content-security-policy') ?? '',
        /script-src 'self'; style-src 'self' 'sha256-/,
      );
      const { page, problems } = await open(path);
      assert.deepEqual(problems, []);
      const framework = await page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('/_next/')),
      );
      assert.deepEqual(framework, []);
      await page.close();
    });
  }

  it('contain only the styles that apply', async () => {
    const { html } = await get('/');
    assert.match(html, /_title:hover\{/);
    assert.match(html, /:focus-visible\{/);
    assert.doesNotMatch(html, /_absent|\.unused/);
    const { page } = await open('/');
    assert.equal(
      await page.locator('h1').evaluate((title) => getComputedStyle(title).color),
      'rgb(102, 51, 153)',
    );
    await page.close();
  });

  it('contain the content of a long Suspense boundary in the right place', async () => {
    const { html } = await get('/');
    assert.doesNotMatch(html, /Loading|<template/);
    assert.ok(html.indexOf('Paragraph 0') < html.indexOf('</main>'));
  });

  it('keep structured data', async () => {
    const { html } = await get('/');
    assert.match(html, /<script type="application\/ld\+json">\{"@type":"WebPage"/);
  });

  it('reject POST and accept HEAD', async () => {
    const { status, headers } = await get('/posts/1', { method: 'POST', body: 'a=1' });
    assert.deepEqual([status, headers.get('allow')], [405, 'GET, HEAD']);
    const head = await get('/posts/1', { method: 'HEAD' });
    assert.deepEqual([head.status, head.html], [200, '']);
  });
});

describe('pages that are not found', () => {
  for (const path of ['/posts/gone', '/unknown', '/posts/gone']) {
    it(`${path} shows the 404 page`, async () => {
      const { status, html, headers } = await get(path);
      assert.equal(status, 404);
      assert.match(html, /<h1>Page not found<\/h1>/);
      assert.deepEqual(frameworkScripts(html), []);
      assert.ok(headers.get('content-security-policy'));
    });
  }
});

it('a page that fails to render shows the error page', async () => {
  const { status, html, headers } = await get('/posts/fails');
  assert.deepEqual([status, html], [500, errorPage]);
  assert.equal(headers.get('cache-control'), 'no-store');
  assert.match(headers.get('content-security-policy') ?? '', /style-src 'self' 'sha256-/);
});

for (const [path, status] of [
  ['/old', 308],
  ['/posts/moved', 307],
] as const) {
  it(`${path} redirects`, async () => {
    const { status: actual, headers } = await get(path);
    assert.deepEqual([actual, headers.get('location')], [status, '/posts/1']);
  });
}

it('the island hydrates under its own policy', async () => {
  const { html, headers } = await get('/island', { headers: { accept: 'text/html' } });
  assert.notEqual(frameworkScripts(html).length, 0);
  assert.match(headers.get('content-security-policy') ?? '', /script-src 'self' 'sha256-/);
  const { page, problems } = await open('/island');
  await page.getByRole('button').click();
  assert.equal(await page.getByRole('button').textContent(), 'Clicks: 1');
  assert.deepEqual(problems, []);
  await page.close();
});

describe('render', () => {
  it('collects a streamed body', async () => {
    const { status, headers, body } = await render(site.handler, '/stream');
    assert.deepEqual([status, headers['content-type'], body.length], [200, 'text/plain', 10_000]);
  });

  it('rejects a body that is too long', async () => {
    await assert.rejects(
      render(site.handler, '/stream?endless', { maxBytes: 5000 }),
      /The response to \/stream\?endless is longer than 5000 bytes/,
    );
  });

  it('rejects when its signal aborts', async () => {
    const signal = AbortSignal.timeout(200);
    await assert.rejects(render(site.handler, '/stream?endless', { signal }), { name: 'TimeoutError' });
    const never = () => new Promise(() => {});
    await assert.rejects(render(never, '/', { signal: AbortSignal.timeout(10) }), { name: 'TimeoutError' });
  });

  it('rejects if the handler rejects', async () => {
    const handler = async () => {
      throw new Error('out of order');
    };
    await assert.rejects(render(handler, '/'), /out of order/);
  });

  it('returns the status of redirects, errors and 404 pages', async () => {
    for (const [path, status] of [
      ['/old', 308],
      ['/posts/moved', 307],
      ['/posts/fails', 500],
      ['/posts/gone', 404],
    ] as const) {
      assert.equal((await render(site.handler, path)).status, status, path);
    }
  });

  it('runs work scheduled with after()', async () => {
    const rendered = new Promise((resolve) => subscribe('fixture:rendered', resolve));
    await render(site.handler, '/posts/3');
    assert.equal(await rendered, '3');
  });
});

describe('a page that is rendered again', () => {
  /** Requests the page with this data, and returns the status and the data that the page shows. */
  async function ask(data: string, headers = {}) {
    const { status, body } = await renderData.run(data, () => render(site.handler, '/data', { headers }));
    return [status, /Data: ([\w ]+)/.exec(body.toString())?.[1]];
  }

  it('shows the data that it is given, and stays as it is if a render fails', async () => {
    const { renderAnew, paths } = nextBuild(dist);
    assert.ok(paths.includes('/data'));
    assert.deepEqual(await ask('not rendered'), [200, 'undefined']);
    assert.deepEqual(await ask('first', renderAnew), [200, 'first']);
    assert.deepEqual(await ask('second', renderAnew), [200, 'second']);
    assert.deepEqual(await ask('fail', renderAnew), [500, undefined]);
    assert.deepEqual(await ask('not rendered'), [200, 'second']);
  });

  it('is not rendered again by a request without the token of the build', async () => {
    assert.deepEqual(await ask('third', { 'x-prerender-revalidate': 'guess' }), [200, 'second']);
  });
});

it('finish makes built pages smaller and removes their links to script files', async (context) => {
  const scripts = (html: string) =>
    [...html.matchAll(/<script src="\/_next\/([^"?]+)/g)].map(([, file = '']) =>
      readFileSync(join(dist, file)),
    );
  const sizes = (parts: (string | Buffer)[]) => {
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    const buffers = parts.map((part) => Buffer.from(part));
    return `${sum(buffers.map(({ length }) => length))} (brotli ${sum(buffers.map((part) => brotliCompressSync(part).length))})`;
  };
  for (const name of ['index', 'posts/1']) {
    const before = readFileSync(join(dist, 'server/app', `${name}.html`), 'utf8');
    const { html } = await finish(before);
    context.diagnostic(
      `${name}: HTML ${sizes([before])} → ${sizes([html])} bytes, script files ${sizes(scripts(before))} → ${sizes(scripts(html))} bytes`,
    );
    assert.ok(html.length < before.length);
    assert.deepEqual(scripts(html), []);
  }
});
