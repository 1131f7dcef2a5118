import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { articlePath } from '@/lib/articles/shelf';
import { ADDRESSES, archivePath } from '@/lib/public/archive';
import { shows } from '@/lib/publishing/revision-mark';
import { pick, randomFrom } from '@/lib/testing/hostile/random';
import { commitAsOwner, type OwnedBackend, setDocument } from '@/lib/testing/owner-writes';
import { aBlog } from '@/lib/testing/records';
import { residentMegabytes } from '../../proof/site/memory';
import { median } from '../../tools/quantile';
import { DIST, largest, textAt, timedBuild, withContent } from '../content';
import { benchPart, count, keep, seconds, table } from '../part';

/**
 * Figures for a site with `articles` articles. Times are in milliseconds, sizes in bytes after Brotli compression. Reads
 * are counted in documents, as Firestore bills them.
 */
type Figures = {
  articles: number;
  /** The time from the start of the process until it is ready for traffic. */
  startMs: number;
  megabytes: number;
  readsAtStart: number;
  /** Excludes reads of the change counter and checks for scheduled records, because visits cause them. */
  readsPerPublish: number;
  /** The times from the commit until the article's page and the archive's first page show the change. */
  publishMs: number;
  longestMs: number;
  /** The largest number of pages rendered after a publish. `visited` pages were visited before each publish. */
  rendered: number;
  visited: number;
  bytes: Record<'home' | 'article' | 'archive' | 'feed' | 'sitemap', number>;
  buildSeconds: number;
};

const COUNTS = [10, 500, 5_000];
const PUBLISHES = 10;
/** The maximum number of articles visited before each publish. */
const READ = 100;
const PARAGRAPHS = 12;

const WORDS = readFileSync('tools/examples/keeping-specimens-cold.md', 'utf8').match(/[a-z]+/gi) ?? [];

const random = randomFrom(18);
const words = (count: number) => Array.from({ length: count }, () => pick(random, WORDS)).join(' ');

/** Returns the page's path and the database writes for an article of about 800 words. */
function article(id: string, publishedAt: Date, revision = 1) {
  const parts = Array.from({ length: PARAGRAPHS }, (_, part) => `## Part ${part}\n\n${words(64)}.`);
  const text = parts.join('\n\n');
  const body = createHash('sha256').update(text).digest('hex');
  const title = `${words(7)} ${id} ${revision}`;
  const shown = { title, slug: `article-${id}`, body, published: true, publishedAt };
  const { text: _, ...blog } = aBlog({ id, description: `${words(18)}.`, ...shown, revision });
  return {
    path: articlePath(blog.slug),
    writes: [setDocument('Blog', id, blog), setDocument(`Blog/${id}/bodies`, body, { text })],
  };
}

const idOf = (index: number) => `a${String(index).padStart(4, '0')}`;

/** Writes articles. Those at higher indexes are newer. */
const fill = (articles: number) => (backend: OwnedBackend) =>
  commitAsOwner(
    backend,
    Array.from(
      { length: articles },
      (_, index) => article(idOf(index), new Date(Date.UTC(2026, 0, 1) + index * 60_000)).writes,
    ).flat(),
  );

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
  const time = performance.now() - begun;
  // Leaves time for the other pages to be rendered.
  await pause(3_000);
  return { time, rendered: renderedSince(begunAt) };
}

const measureAt = (articles: number): Promise<Omit<Figures, 'buildSeconds'>> =>
  withContent(fill(articles), async ({ origin, pid }, { proxy, backend }, startMs) => {
    const pageCount = Math.min(ADDRESSES, Math.ceil(articles / 24));
    const archive = Array.from({ length: pageCount }, (_, index) => archivePath('/blogs', index + 1));
    const newest = Array.from({ length: Math.min(READ, articles) }, (_, index) =>
      articlePath(`article-${idOf(articles - 1 - index)}`),
    );
    const visited = ['/', '/feed.xml', '/sitemap-archives.xml', ...archive, ...newest];
    await pause(2_000);
    const readsAtStart = proxy.counts().documents;
    let readsPerPublish = 0;
    const found: Awaited<ReturnType<typeof publish>>[] = [];
    for (let turn = 0; turn < PUBLISHES; turn += 1) {
      for (const path of visited) await textAt(origin + path);
      const before = proxy.counts().documents;
      const id = turn % 2 === 0 ? `new${turn}` : idOf(articles - 5);
      found.push(await publish(backend(), origin, id, turn % 2 === 0 ? 1 : turn + 1));
      readsPerPublish += (proxy.counts().documents - before) / PUBLISHES;
    }
    const times = found.map(({ time }) => time);
    return {
      ...{ articles, startMs, megabytes: residentMegabytes(pid), readsAtStart, readsPerPublish },
      ...{ publishMs: median(times), longestMs: Math.max(...times), visited: visited.length },
      rendered: Math.max(...found.map(({ rendered }) => rendered)),
      bytes: {
        home: await largest(origin, ['/']),
        article: await largest(origin, newest.slice(0, 1)),
        archive: await largest(origin, archive),
        feed: await largest(origin, ['/feed.xml']),
        sitemap: await largest(origin, ['/sitemap-archives.xml']),
      },
    };
  });

/** US dollars per 100,000 document reads in the multi-region `nam5`. */
const DOLLARS = 0.06;

const reads = (documents: number) => `${documents} (${((documents * DOLLARS) / 100_000).toFixed(6)} dollars)`;

export const records = benchPart<Figures[]>(
  'records',
  async ({ log, site }) => {
    // Builds the site if necessary.
    await site.served('filtered');
    const measured: Figures[] = [];
    for (const articles of COUNTS) {
      log(`Publishing on a site with ${articles} articles …`);
      const figures = await measureAt(articles);
      const { seconds: buildSeconds } = await timedBuild(fill(articles));
      measured.push({ ...figures, buildSeconds });
      log(JSON.stringify(measured.at(-1)));
      keep('records', measured);
    }
  },
  {
    title: 'Articles and reads',
    targets(figures) {
      const [few, many] = [figures[0], figures.at(-1)];
      if (!few || !many) return [];
      const times = figures.map(({ buildSeconds }) => buildSeconds);
      const slower = Math.max(...times) - Math.min(...times);
      const grown = many.bytes.home / few.bytes.home - 1;
      return [
        [
          `an article is live within 2 s on a site with ${count(many.articles)} articles`,
          `${seconds(many.longestMs)} at most`,
          many.longestMs <= 2_000,
        ],
        [
          'archive pages of at most 14,000 bytes',
          `${count(many.bytes.archive)} at most`,
          many.bytes.archive <= 14_000,
        ],
        ['at most 60 pages are rendered after a publish', `${many.rendered} at most`, many.rendered <= 60],
        [
          'the build does not get slower with more articles',
          `${slower.toFixed(0)} s between the fastest and the slowest build`,
          slower <= 0.15 * Math.min(...times),
        ],
        [
          'the home page does not grow with the number of articles',
          `${(100 * grown).toFixed(1)}% from ${count(few.articles)} to ${count(many.articles)} articles`,
          Math.abs(grown) < 0.02,
        ],
      ];
    },
    lines: (figures) => [
      ...table(
        ['articles', 'live after (median, longest)', 'visited pages rendered again', 'build'].concat(
          ['home', 'article', 'archive', 'feed', 'sitemap'].map((page) => `${page}, bytes`),
        ),
        figures.map((one) => [
          count(one.articles),
          `${seconds(one.publishMs)}, ${seconds(one.longestMs)}`,
          `${one.rendered} of ${one.visited}`,
          `${one.buildSeconds.toFixed(0)} s`,
          ...Object.values(one.bytes).map(count),
        ]),
      ),
      '',
      "Each article has about 800 random words. Half of the publishes add an article, and half change one. The archive's size is that of its largest page.",
      '',
      ...table(
        ['articles', 'start', 'memory', 'reads at start', 'reads per publish'],
        figures.map((one) => [
          count(one.articles),
          seconds(one.startMs),
          `${count(one.megabytes)} MB`,
          reads(one.readsAtStart),
          reads(Number(one.readsPerPublish.toFixed(1))),
        ]),
      ),
      '',
      'Polling of the change counter and queries for scheduled records are excluded. During visits and for a minute afterwards, each costs about one read a second. The proof `clock` counts the reads of visits and of an idle site.',
    ],
  },
);
