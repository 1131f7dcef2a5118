import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { articlePath } from '@/lib/articles/shelf';
import { ADDRESSES, archivePath } from '@/lib/public/archive';
import { shows } from '@/lib/publishing/revision-mark';
import { pick, randomFrom } from '@/lib/testing/hostile/random';
import { commitAsOwner, type OwnedBackend, setDocument } from '@/lib/testing/owner-writes';
import { aBlog } from '@/lib/testing/records';
import { launchBackend } from '../../proof/backend/backend';
import { startInstance } from '../../proof/site/instance';
import { median } from '../../tools/quantile';
import { freePort } from '../../tools/stack/ports';
import { brotliBytes } from '../numbers';
import type { BenchPart } from '../part';
import { keep } from '../results';
import { buildWith } from './builds';

/** Figures for a site with `articles` articles. Times are in milliseconds, sizes in bytes after Brotli compression. */
export type ArticleFigures = {
  articles: number;
  /** The median time from the commit until the article's page and the archive's first page show the change. */
  publishMs: number;
  longestMs: number;
  /** The largest number of pages rendered after a publish. `visited` pages were visited before each publish. */
  rendered: number;
  visited: number;
  articleBytes: number;
  archiveBytes: number;
  feedBytes: number;
  sitemapBytes: number;
  buildSeconds: number;
};

const COUNTS = [10, 500, 5_000];
const PUBLISHES = 10;
/** The maximum number of articles visited before each publish. */
const READ = 100;
const PARAGRAPHS = 12;
const DIST = '.next';

const WORDS = readFileSync('tools/examples/keeping-specimens-cold.md', 'utf8').match(/[a-z]+/gi) ?? [];

const random = randomFrom(18);
const words = (count: number) => Array.from({ length: count }, () => pick(random, WORDS)).join(' ');

/** Returns the page's path and the database writes for an article of about 800 words. */
function article(id: string, publishedAt: Date, revision = 1) {
  const text = Array.from({ length: PARAGRAPHS }, (_, part) => `## Part ${part}\n\n${words(64)}.`).join(
    '\n\n',
  );
  const body = createHash('sha256').update(text).digest('hex');
  const title = `${words(7)} ${id} ${revision}`;
  const description = `${words(18)}.`;
  const shown = { title, description, slug: `article-${id}`, body, published: true, publishedAt };
  const { text: _, ...blog } = aBlog({ id, ...shown, revision });
  return {
    path: articlePath(blog.slug),
    writes: [setDocument('Blog', id, blog), setDocument(`Blog/${id}/bodies`, body, { text })],
  };
}

const idOf = (index: number) => `a${String(index).padStart(4, '0')}`;

/** Returns the article at this index. Articles at higher indexes are newer. */
const articleAt = (index: number) => article(idOf(index), new Date(Date.UTC(2026, 0, 1) + index * 60_000));

const fill = (backend: OwnedBackend, count: number) =>
  commitAsOwner(backend, Array.from({ length: count }, (_, index) => articleAt(index).writes).flat());

const textAt = async (address: string) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  return response.text();
};

/** Counts the pages rendered since `time` (milliseconds since 1970). Next stores each rendered page in a file. */
function renderedSince(time: number): number {
  const folder = join(DIST, 'server/route-cache');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => /\.(?:html|body)$/.test(file));
  return pages.filter((file) => statSync(join(folder, file)).mtimeMs >= time).length;
}

async function publish(backend: OwnedBackend, origin: string, id: string, revision: number) {
  const { path, writes } = article(id, new Date(), revision);
  const change = { collection: 'Blog', id, revision } as const;
  const begunAt = Date.now();
  const begun = performance.now();
  await commitAsOwner(backend, writes, { ...change, visible: true });
  for (const shown of [path, '/blogs']) {
    while (!shows(await (await fetch(origin + shown)).text(), change)) await pause(10);
  }
  const milliseconds = performance.now() - begun;
  // Leaves time for the other pages to be rendered.
  await pause(3_000);
  return { milliseconds, rendered: renderedSince(begunAt) };
}

async function measureAt(articles: number, log: (line: string) => void): Promise<ArticleFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-articles-'));
  const backend = await launchBackend({ dataDir, port: 0 });
  await fill(backend, articles);
  const backendPort = Number(new URL(backend.origin).port);
  const server = await startInstance({ distDir: DIST, port: await freePort(), backendPort });
  const at = (path: string) => textAt(server.origin + path);
  try {
    const pageCount = Math.min(ADDRESSES, Math.ceil(articles / 24));
    const archive = Array.from({ length: pageCount }, (_, index) => archivePath('/blogs', index + 1));
    const newest = Array.from({ length: Math.min(READ, articles) }, (_, index) =>
      articlePath(`article-${idOf(articles - 1 - index)}`),
    );
    const visited = ['/', '/feed.xml', '/sitemap-archives.xml', ...archive, ...newest];
    const found: Awaited<ReturnType<typeof publish>>[] = [];
    for (let turn = 0; turn < PUBLISHES; turn += 1) {
      for (const path of visited) await at(path);
      const id = turn % 2 === 0 ? `new${turn}` : idOf(articles - 5);
      found.push(await publish(backend, server.origin, id, turn % 2 === 0 ? 1 : turn + 1));
    }
    const times = found.map(({ milliseconds }) => milliseconds);
    const sizes = await Promise.all(archive.map(async (path) => brotliBytes(await at(path))));
    const figures = {
      articles,
      publishMs: median(times),
      longestMs: Math.max(...times),
      rendered: Math.max(...found.map(({ rendered }) => rendered)),
      visited: visited.length,
      articleBytes: brotliBytes(await at(newest[0] ?? '/')),
      archiveBytes: Math.max(...sizes),
      feedBytes: brotliBytes(await at('/feed.xml')),
      sitemapBytes: brotliBytes(await at('/sitemap-archives.xml')),
    };
    log(JSON.stringify(figures));
    return { ...figures, buildSeconds: Number.NaN };
  } finally {
    await server.end();
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const articles: BenchPart = {
  name: 'articles',
  async measure({ log, site }) {
    // Builds the site if necessary.
    await site.served('filtered');
    const measured: ArticleFigures[] = [];
    for (const count of COUNTS) {
      log(`Publishing on a site with ${count} articles …`);
      const figures = await measureAt(count, log);
      const { seconds } = await buildWith((backend) => fill(backend, count));
      measured.push({ ...figures, buildSeconds: seconds });
      keep<ArticleFigures[]>('articles', measured);
    }
  },
};
