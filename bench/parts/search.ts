import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { documentProducts } from '@/content/documents';
import { LANGUAGES } from '@/lib/model/languages';
import { commitAsOwner, type OwnedBackend, setDocument } from '@/lib/testing/owner-writes';
import { aBlog, aPdfLink } from '@/lib/testing/records';
import { launchBackend } from '../../proof/backend/backend';
import { startInstance } from '../../proof/site/instance';
import { get } from '../../proof/site/wire';
import { contentEntries, documentEntries, recordEntries } from '../../server/search/entries';
import { SearchIndex } from '../../server/search/search-index';
import { quantile } from '../../tools/quantile';
import { freePort } from '../../tools/stack/ports';
import { brotliBytes } from '../numbers';
import type { BenchPart } from '../part';
import { keep } from '../results';

/** Figures for a site with many documents and articles. Times are in milliseconds. */
export type SearchFigures = {
  documents: number;
  entries: number;
  /** For one search at a time, without any other load. */
  aloneP99: number;
  /** Searches per second, with `CONNECTIONS` requests in flight. */
  perSecond: number;
  /** At `RATE` searches per second. */
  p99: number;
  refused: number;
  /** For the home page, requested `PAGE_RATE` times per second during the searches. */
  pageP99: number;
  /** The index's memory, without the entries. */
  megabytes: number;
  /** The size in bytes, after Brotli compression, of the largest page that lists documents. */
  listingBytes: number;
};

export const DOCUMENTS = 2_000;
const ENTRIES = 5_000;
const CONNECTIONS = 16;
export const RATE = 500;
export const PAGE_RATE = 100;
const SECONDS = 10;

const SUBJECTS = 'tube swab lancet needle syringe meter bag panel kit assay reagent centrifuge'.split(' ');
const ADJECTIVES = 'sterile cold closed rapid capillary vacuum molecular respiratory serum plasma'.split(' ');
const PLACES = 'laboratory hospital clinic ward bedside courier pharmacy school'.split(' ');

/** Pages that list all documents, a family's documents or a product's. */
const LISTINGS = [
  ...['/downloads', '/downloads/25', '/downloads/50'],
  ...[
    '/products/biosample',
    '/products/biosample/tubes',
    '/products/diabetes',
    '/products/diabetes/syringes',
  ],
];

const PRODUCTS = Object.keys(documentProducts);
const TAGS = Object.keys(LANGUAGES);

const at = (words: string[], index: number) => words[index % words.length] ?? '';

/** A title of three words and a number. */
const titleOf = (index: number) =>
  `${at(ADJECTIVES, index)} ${at(SUBJECTS, Math.floor(index / 3))} ${at(PLACES, Math.floor(index / 7))} ${index}`;

const links = Array.from({ length: DOCUMENTS }, (_, index) =>
  aPdfLink({
    id: `pv-${1000 + index}.pdf`,
    link: `pdfs/pv-${1000 + index}.pdf`,
    title: `Instructions: ${titleOf(index)}`,
    kind: index % 2 === 0 ? 'instructions' : 'brochure',
    product: at(PRODUCTS, index),
    language: at(TAGS, index),
    edition: `2026-${index}`,
    issued: new Date(Date.UTC(2024, 0, 1 + (index % 900))).toISOString().slice(0, 10),
    sha256: createHash('sha256').update(String(index)).digest('hex'),
    size: 20_000 + 1_234 * index,
    pages: 1 + (index % 40),
    revision: 2,
    listed: true,
  }),
);

const content = contentEntries();

const blogs = Array.from({ length: ENTRIES - DOCUMENTS - content.length }, (_, index) =>
  aBlog({
    id: `bench-${index}`,
    title: titleOf(index),
    description: `How the ${titleOf(index + 11)} and the ${titleOf(index + 23)} are used, stored and handed over.`,
    published: true,
    publishedAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
  }),
);

/** Titles, words, prefixes, document numbers, typing errors, and queries without a match. */
const QUERIES = Array.from({ length: 200 }, (_, index) =>
  at(
    [
      titleOf(index * 13),
      at(SUBJECTS, index),
      `${at(ADJECTIVES, index).slice(0, 4)} ${at(SUBJECTS, index)}s`,
      `pv-${1000 + index * 7}`,
      `${at(SUBJECTS, index).slice(1)}x instructon`,
      `zeppelin ${index}`,
    ],
    index,
  ),
);

const queryAt = (index: number) => `/search?q=${encodeURIComponent(at(QUERIES, index))}`;

/**
 * The encodings that browsers accept. Responses are not decompressed, because this process shares the machine with the
 * server.
 */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const agent = new Agent({ keepAlive: true });

async function timeOf(address: string): Promise<{ ms: number; isOk: boolean }> {
  const { milliseconds, status } = await get(address, { headers: HEADERS, agent });
  return { ms: milliseconds, isOk: status === 200 };
}

/** Sends requests at a steady rate for `SECONDS` seconds, without waiting for earlier responses. */
async function atRate(rate: number, addressAt: (index: number) => string) {
  const begun = performance.now();
  const under: ReturnType<typeof timeOf>[] = [];
  while (performance.now() - begun < SECONDS * 1_000) {
    const due = ((performance.now() - begun) / 1_000) * rate;
    while (under.length < due) under.push(timeOf(addressAt(under.length)));
    await pause(1);
  }
  return Promise.all(under);
}

async function perSecond(origin: string): Promise<number> {
  let answered = 0;
  const until = performance.now() + SECONDS * 1_000;
  const visitors = Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() < until) {
      const { isOk } = await timeOf(origin + queryAt(answered));
      if (isOk) answered += 1;
    }
  });
  await Promise.all(visitors);
  return answered / SECONDS;
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

function indexMegabytes(): number {
  const put = [...content, ...recordEntries('Blog', blogs), ...documentEntries(links)];
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const index = new SearchIndex();
  index.change({ put, remove: [] });
  collectGarbage();
  const after = process.memoryUsage().heapUsed;
  return index.size > 0 ? (after - before) / 2 ** 20 : 0;
}

async function fill(backend: OwnedBackend): Promise<void> {
  const write = (collection: string) => (record: { id: string }) =>
    setDocument(collection, record.id, { ...record });
  await commitAsOwner(backend, [...links.map(write('Link')), ...blogs.map(write('Blog'))]);
}

async function untilIndexed(origin: string): Promise<void> {
  const last = `${origin}/search?suggest&q=${encodeURIComponent(`pv-${999 + DOCUMENTS}`)}`;
  while (!(await (await fetch(last)).text()).includes(`pv-${999 + DOCUMENTS}`)) await pause(200);
}

async function largestListing(origin: string): Promise<number> {
  const sizes: number[] = [];
  for (const path of LISTINGS) sizes.push(brotliBytes(await (await fetch(origin + path)).text()));
  return Math.max(...sizes);
}

export const search: BenchPart = {
  name: 'search',
  async measure({ log, site }) {
    // Builds the site if necessary.
    await site.served('filtered');
    log(`Searching ${ENTRIES} entries …`);
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-search-'));
    const backend = await launchBackend({ dataDir, port: 0 });
    await fill(backend);
    const backendPort = Number(new URL(backend.origin).port);
    const server = await startInstance({ distDir: '.next', port: await freePort(), backendPort });
    try {
      await untilIndexed(server.origin);
      // This first measurement also gives the new server time to render its pages.
      const most = await perSecond(server.origin);
      await pause(1_000);
      const alone: number[] = [];
      for (let index = 0; index < 1_000; index += 1)
        alone.push((await timeOf(server.origin + queryAt(index))).ms);
      const [searches, pages] = await Promise.all([
        atRate(RATE, (index) => server.origin + queryAt(index)),
        atRate(PAGE_RATE, () => `${server.origin}/`),
      ]);
      const listingBytes = await largestListing(server.origin);
      keep<SearchFigures>('search', {
        listingBytes,
        documents: links.length,
        entries: content.length + links.length + blogs.length,
        aloneP99: quantile(alone, 0.99),
        perSecond: most,
        p99: quantile(
          searches.map(({ ms }) => ms),
          0.99,
        ),
        refused: searches.filter(({ isOk }) => !isOk).length,
        pageP99: quantile(
          pages.map(({ ms }) => ms),
          0.99,
        ),
        megabytes: indexMegabytes(),
      });
    } finally {
      await server.end();
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
