import { createHash } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ifu } from '@/content/ifu';
import { changesPage } from '@/content/ifu/changes';
import { documentPath } from '@/lib/documents/device-documents';
import type { PdfLink } from '@/lib/model/records';
import { commitAsOwner, type OwnedBackend, setDocument } from '@/lib/testing/owner-writes';
import { aPdfLink } from '@/lib/testing/records';
import { checkDigit } from '@/lib/text/gtin';
import { get } from '../../proof/site/wire';
import { quantile } from '../../tools/quantile';
import { brotliBytes } from '../numbers';
import type { BenchPart } from '../part';
import { keep } from '../results';
import { buildWith } from './builds';

/** Figures for a site with many instructions for use. Times are in milliseconds, sizes in bytes after Brotli compression. */
export type DocumentFigures = {
  documents: number;
  languages: number;
  revisions: number;
  /** The 99th percentile of the time in which `/ifu` finds a REF or a GTIN, for one search at a time. */
  findP99: number;
  /** The number of searches that did not find only the document with the number. */
  wrong: number;
  /** The longest time from the commit of a new revision until all its pages show it. */
  liveMs: number;
  /** The largest size of each kind of page: a document, a language, a search result, and the changes. */
  pageBytes: Record<'document' | 'language' | 'result' | 'changes', number>;
  buildSeconds: number;
  /** The same build without documents. */
  emptyBuildSeconds: number;
};

export const DOCUMENTS = 300;
const LANGUAGES = 'bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv'.split(' ');
const REVISIONS = 5;
const SEARCHES = 2_000;
const PUBLISHES = 10;

/** A REF and GTIN of a document, by its number. */
const refOf = (index: number) => `PV-${3000 + index}-10`;

function gtinOf(index: number): string {
  const digits = `0952012${String(index).padStart(6, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}

const slugOf = (index: number) => `device-${index}-use`;

/** Returns a language version of a document at a revision. */
const versionOf = (index: number, language: string, revision: number): PdfLink =>
  aPdfLink({
    id: `${slugOf(index)}-${language}.pdf`,
    link: `pdfs/${slugOf(index)}-${language}.pdf`,
    title: `Device ${index}: instructions for use`,
    kind: 'instructions',
    product: 'biosample/tubes',
    listed: true,
    language,
    document: slugOf(index),
    refs: `${refOf(index)}, PV-${3000 + index}-20`,
    gtin: gtinOf(index),
    users: 'professional',
    countries:
      'AT, BE, BG, CY, CZ, DE, DK, EE, ES, FI, FR, GR, HR, HU, IE, IT, LT, LU, LV, MT, NL, PL, PT, RO, SE, SI, SK',
    edition: `${index}-${revision}`,
    issued: `2026-0${1 + (revision % 9)}-15`,
    change: `Revision ${revision}: the storage temperature of device ${index} and the disposal of used parts.`,
    sha256: createHash('sha256').update(`${index} ${language} ${revision}`).digest('hex'),
    size: 40_000 + 1_234 * index,
    pages: 12,
    revision,
    updatedBy: 'bench',
  });

const historyOf = ({ id }: PdfLink) => `Link/${id}/history`;

/** Returns the writes for a version and, in the history, its earlier revisions. */
function writesOf(index: number, language: string) {
  const earlier = Array.from({ length: REVISIONS - 1 }, (_, past) => versionOf(index, language, past + 1));
  const current = versionOf(index, language, REVISIONS);
  return [
    setDocument('Link', current.id, { ...current }),
    ...earlier.map((record) =>
      setDocument(historyOf(record), String(record.revision), {
        record: { ...record },
        revision: record.revision,
        replacedAt: new Date(Date.UTC(2024 + record.revision, 0, 15)),
        replacedBy: 'bench',
      }),
    ),
  ];
}

const indexes = Array.from({ length: DOCUMENTS }, (_, index) => index);

const fill = (backend: OwnedBackend) =>
  commitAsOwner(
    backend,
    indexes.flatMap((index) => LANGUAGES.flatMap((language) => writesOf(index, language))),
  );

/** The encodings that browsers accept. Responses are not decompressed, as in the part `search`. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const agent = new Agent({ keepAlive: true });

const textAt = async (address: string) => (await fetch(address)).text();

const findPath = (number: string) => `${ifu.path}?q=${encodeURIComponent(number)}`;

async function findTimes(origin: string): Promise<number[]> {
  const times: number[] = [];
  for (let search = 0; search < SEARCHES; search += 1) {
    const index = (search * 7) % DOCUMENTS;
    const number = search % 2 === 0 ? refOf(index) : gtinOf(index);
    times.push((await get(origin + findPath(number), { headers: HEADERS, agent })).milliseconds);
  }
  return times;
}

/** Counts the documents that a search for their REF or GTIN does not find, or finds together with others. */
async function wrongResults(origin: string): Promise<number> {
  let wrong = 0;
  for (const index of indexes) {
    for (const number of [refOf(index), gtinOf(index)]) {
      const found = [
        ...(await textAt(origin + findPath(number))).matchAll(/\/files\/pdf\/(device-\d+-use)-/g),
      ];
      const slugs = new Set(found.map(([, slug]) => slug));
      if (slugs.size !== 1 || !slugs.has(slugOf(index))) wrong += 1;
    }
  }
  return wrong;
}

/** Replaces the file of one version, and returns the time until all its pages show the new revision. */
async function publish(backend: OwnedBackend, origin: string, turn: number): Promise<number> {
  const index = (turn * 37) % DOCUMENTS;
  const language = LANGUAGES[turn % LANGUAGES.length] ?? 'en';
  const [before, next] = [versionOf(index, language, REVISIONS), versionOf(index, language, 6 + turn)];
  const record = { ...next, revision: REVISIONS + 1, issued: '2026-11-27' };
  const pages = [
    documentPath(slugOf(index)),
    documentPath(slugOf(index), language),
    findPath(gtinOf(index)),
    changesPage.path,
  ];
  for (const page of pages) await textAt(origin + page);
  const begun = performance.now();
  await commitAsOwner(
    backend,
    [
      setDocument('Link', record.id, { ...record }),
      setDocument(historyOf(before), String(REVISIONS), {
        record: { ...before },
        revision: REVISIONS,
        replacedAt: new Date(),
        replacedBy: 'bench',
      }),
    ],
    { collection: 'Link', id: record.id, revision: record.revision, visible: true },
  );
  for (const page of pages) {
    const shown = page === changesPage.path ? record.change : record.sha256;
    while (!(await textAt(origin + page)).includes(shown)) await pause(10);
  }
  return performance.now() - begun;
}

async function largest(origin: string, paths: string[]): Promise<number> {
  const sizes: number[] = [];
  for (const each of paths) sizes.push(brotliBytes(await textAt(origin + each)));
  return Math.max(...sizes);
}

/** The figures of a running site with the documents. */
async function figuresOf(backend: OwnedBackend, origin: string) {
  const last = findPath(refOf(DOCUMENTS - 1));
  while (!(await textAt(origin + last)).includes(slugOf(DOCUMENTS - 1))) await pause(200);
  const times = await findTimes(origin);
  const wrong = await wrongResults(origin);
  const some = indexes.filter((index) => index % 30 === 0);
  const pageBytes = {
    document: await largest(
      origin,
      some.map((index) => documentPath(slugOf(index))),
    ),
    language: await largest(
      origin,
      some.map((index) => documentPath(slugOf(index), 'el')),
    ),
    result: await largest(
      origin,
      some.map((index) => findPath(gtinOf(index))),
    ),
    changes: await largest(origin, [changesPage.path]),
  };
  const live: number[] = [];
  for (let turn = 0; turn < PUBLISHES; turn += 1) live.push(await publish(backend, origin, turn));
  return { findP99: quantile(times, 0.99), wrong, liveMs: Math.max(...live), pageBytes };
}

export const documents: BenchPart = {
  name: 'documents',
  async measure({ log }) {
    log('Building without documents …');
    const { seconds: emptyBuildSeconds } = await buildWith(async () => undefined);
    log(`Building with ${DOCUMENTS} documents in ${LANGUAGES.length} languages …`);
    let figures: Awaited<ReturnType<typeof figuresOf>> | undefined;
    const { seconds: buildSeconds } = await buildWith(fill, async (backend, origin) => {
      figures = await figuresOf(backend, origin);
    });
    if (!figures) throw new Error('The site with documents was not measured.');
    keep<DocumentFigures>('documents', {
      ...{ documents: DOCUMENTS, languages: LANGUAGES.length, revisions: REVISIONS },
      ...figures,
      ...{ buildSeconds, emptyBuildSeconds },
    });
  },
};
