import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { documentProducts } from '@/content/documents';
import { LANGUAGES } from '@/lib/model/languages';
import { commitAsOwner, type OwnedBackend, setDocument } from '@/lib/testing/owner-writes';
import { aBlog, aPdfLink } from '@/lib/testing/records';
import { contentEntries } from '../../server/search/entries';
import { quantile } from '../../tools/quantile';
import { largest, request, textAt, withContent } from '../content';
import { benchPart, count, keep, milliseconds, table } from '../part';

/** Figures for a site with many documents and articles. Times are in milliseconds. */
type Figures = {
  /** For one search at a time, without any other load. */
  aloneP99: number;
  /** Searches per second, with `CONNECTIONS` requests in flight. */
  perSecond: number;
  /** At `RATE` searches per second. */
  p99: number;
  refused: number;
  /** For the home page, requested `PAGE_RATE` times per second during the searches. */
  pageP99: number;
  /** The size in bytes, after Brotli compression, of the largest page that lists documents. */
  listingBytes: number;
};

const DOCUMENTS = 2_000;
const ENTRIES = 5_000;
const CONNECTIONS = 16;
const RATE = 500;
const PAGE_RATE = 100;
const SECONDS = 10;

const SUBJECTS = 'tube swab lancet needle syringe meter bag panel kit assay reagent centrifuge'.split(' ');
const ADJECTIVES = 'sterile cold closed rapid capillary vacuum molecular respiratory serum plasma'.split(' ');
const PLACES = 'laboratory hospital clinic ward bedside courier pharmacy school'.split(' ');

/** Pages that list all documents, a family's documents or a product's. */
const LISTINGS = [
  ...['/downloads', '/downloads/25', '/downloads/50', '/products/biosample', '/products/biosample/tubes'],
  ...['/products/diabetes', '/products/diabetes/syringes'],
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

const blogs = Array.from({ length: ENTRIES - DOCUMENTS - contentEntries().length }, (_, index) =>
  aBlog({
    id: `bench-${index}`,
    title: titleOf(index),
    description: `How the ${titleOf(index + 11)} and the ${titleOf(index + 23)} are used, stored and handed over.`,
    published: true,
    publishedAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
  }),
);

function fill(backend: OwnedBackend): Promise<void> {
  const write = (collection: string) => (record: { id: string }) =>
    setDocument(collection, record.id, { ...record });
  return commitAsOwner(backend, [...links.map(write('Link')), ...blogs.map(write('Blog'))]);
}

/** Titles, words, prefixes, document numbers, typing errors, and queries without a match. */
const KINDS: ((index: number) => string)[] = [
  (index) => titleOf(index * 13),
  (index) => at(SUBJECTS, index),
  (index) => `${at(ADJECTIVES, index).slice(0, 4)} ${at(SUBJECTS, index)}s`,
  (index) => `pv-${1000 + index * 7}`,
  (index) => `${at(SUBJECTS, index).slice(1)}x instructon`,
  (index) => `zeppelin ${index}`,
];

const queryAt = (index: number) =>
  `/search?q=${encodeURIComponent(KINDS[index % KINDS.length]?.(index % 200) ?? '')}`;

/** Sends requests at a steady rate for `SECONDS` seconds, without waiting for earlier responses. */
async function atRate(rate: number, addressAt: (index: number) => string) {
  const begun = performance.now();
  const under: ReturnType<typeof request>[] = [];
  while (performance.now() - begun < SECONDS * 1_000) {
    const due = ((performance.now() - begun) / 1_000) * rate;
    while (under.length < due) under.push(request(addressAt(under.length)));
    await pause(1);
  }
  return Promise.all(under);
}

async function searchesPerSecond(origin: string): Promise<number> {
  let answered = 0;
  const end = performance.now() + SECONDS * 1_000;
  const visitors = Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() < end)
      if ((await request(origin + queryAt(answered))).status === 200) answered += 1;
  });
  await Promise.all(visitors);
  return answered / SECONDS;
}

const p99 = (answers: { milliseconds: number }[]) =>
  quantile(
    answers.map((answer) => answer.milliseconds),
    0.99,
  );

export const search = benchPart<Figures>(
  'search',
  async ({ log, site }) => {
    // Builds the site if necessary.
    await site.served('filtered');
    log(`Searching ${ENTRIES} entries …`);
    await withContent(fill, async ({ origin }) => {
      const last = `pv-${999 + DOCUMENTS}`;
      while (!(await textAt(`${origin}/search?suggest&q=${last}`)).includes(last)) await pause(200);
      // This first measurement also gives the new server time to render its pages.
      const perSecond = await searchesPerSecond(origin);
      await pause(1_000);
      const alone: Awaited<ReturnType<typeof request>>[] = [];
      while (alone.length < 1_000) alone.push(await request(origin + queryAt(alone.length)));
      const [searches, pages] = await Promise.all([
        atRate(RATE, (index) => origin + queryAt(index)),
        atRate(PAGE_RATE, () => `${origin}/`),
      ]);
      keep('search', {
        listingBytes: await largest(origin, LISTINGS),
        ...{ aloneP99: p99(alone), perSecond, p99: p99(searches), pageP99: p99(pages) },
        refused: searches.filter(({ status }) => status !== 200).length,
      });
    });
  },
  {
    title: 'Search',
    targets: ({ aloneP99, pageP99, refused, listingBytes }) => [
      ['p99 of a search under 20 ms', milliseconds(aloneP99), aloneP99 < 20],
      [
        `p99 of pages under 10 ms at ${RATE} searches a second, with no search refused`,
        `${milliseconds(pageP99)}, ${count(refused)} searches refused`,
        pageP99 < 10 && refused === 0,
      ],
      [
        `list pages of at most 14,000 bytes with ${count(DOCUMENTS)} documents on the site`,
        `${count(listingBytes)} at most`,
        listingBytes <= 14_000,
      ],
    ],
    lines: (figures) => [
      `Not counting the built-in downloads, the search index has ${count(ENTRIES)} entries, of which ${count(DOCUMENTS)} are documents.`,
      '',
      ...table(
        ['search', 'measured'],
        [
          ['p99 of one search at a time', milliseconds(figures.aloneP99)],
          [
            `p99 at ${RATE} searches a second`,
            `${milliseconds(figures.p99)}, ${count(figures.refused)} refused`,
          ],
          [
            `p99 of the home page at the same time, at ${PAGE_RATE} requests a second`,
            milliseconds(figures.pageP99),
          ],
          ['maximum searches a second', count(figures.perSecond)],
        ],
      ),
    ],
  },
);
