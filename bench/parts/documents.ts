import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ifu } from '@/content/ifu';
import { changesPage } from '@/content/ifu/changes';
import { documentPath } from '@/lib/documents/device-documents';
import type { PdfLink } from '@/lib/model/records';
import { commitAsOwner, type OwnedBackend, setDocument } from '@/lib/testing/owner-writes';
import { aPdfLink } from '@/lib/testing/records';
import { TRANSLATIONS } from '@/lib/testing/translations';
import { checkDigit } from '@/lib/text/gtin';
import type { Instance } from '../../proof/site/instance';
import type { Rig } from '../../proof/site/rig';
import { quantile } from '../../tools/quantile';
import { largest, request, textAt, timedBuild, withContent } from '../content';
import { benchPart, count, keep, milliseconds, seconds, table } from '../part';

/** Figures for a site with many instructions for use. Times are in milliseconds, sizes in bytes after Brotli compression. */
type Figures = {
  /** The 99th percentile of the time in which `/ifu` finds a REF or a GTIN, for one search at a time. */
  findP99: number;
  /** The longest time from the commit of a new revision until all its pages show it. */
  liveMs: number;
  /** The largest size of each kind of page: a document, a language, a search result, and the changes. */
  pageBytes: Record<'document' | 'language' | 'result' | 'changes', number>;
  buildSeconds: number;
  /** The same build without documents. */
  emptyBuildSeconds: number;
};

const DOCUMENTS = 300;
const LANGUAGES = Object.keys(TRANSLATIONS);
const COUNTRIES =
  'AT, BE, BG, CY, CZ, DE, DK, EE, ES, FI, FR, GR, HR, HU, IE, IT, LT, LU, LV, MT, NL, PL, PT, RO, SE, SI, SK';
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
    title: `${TRANSLATIONS[language]?.title} ${index}`,
    ...{ kind: 'instructions', product: 'biosample/tubes', listed: true, language },
    ...{ document: slugOf(index), refs: `${refOf(index)}, PV-${3000 + index}-20`, gtin: gtinOf(index) },
    ...{ users: 'professional', countries: COUNTRIES, edition: `${index}-${revision}` },
    issued: `2026-0${1 + (revision % 9)}-15`,
    change: `${index}-${revision}. ${TRANSLATIONS[language]?.change}`,
    sha256: createHash('sha256').update(`${index} ${language} ${revision}`).digest('hex'),
    ...{ size: 40_000 + 1_234 * index, pages: 12, revision, updatedBy: 'bench' },
  });

const replaced = (record: PdfLink, replacedAt: Date) =>
  setDocument(`Link/${record.id}/history`, String(record.revision), {
    ...{ record: { ...record }, revision: record.revision, replacedAt, replacedBy: 'bench' },
  });

/** Returns the writes for a version and, in the history, its earlier revisions. */
function writesOf(index: number, language: string) {
  const current = versionOf(index, language, REVISIONS);
  return [
    setDocument('Link', current.id, { ...current }),
    ...Array.from({ length: REVISIONS - 1 }, (_, past) =>
      replaced(versionOf(index, language, past + 1), new Date(Date.UTC(2025 + past, 0, 15))),
    ),
  ];
}

const indexes = Array.from({ length: DOCUMENTS }, (_, index) => index);

const fill = (backend: OwnedBackend) =>
  commitAsOwner(
    backend,
    indexes.flatMap((index) => LANGUAGES.flatMap((language) => writesOf(index, language))),
  );

const findPath = (number: string) => `${ifu.path}?q=${encodeURIComponent(number)}`;

/** Replaces the file of one version, and returns the time until all its pages show the new revision. */
async function publish(backend: OwnedBackend, origin: string, turn: number): Promise<number> {
  const index = (turn * 37) % DOCUMENTS;
  const language = LANGUAGES[turn % LANGUAGES.length] ?? 'en';
  const next = versionOf(index, language, REVISIONS + 1 + turn);
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
      replaced(versionOf(index, language, REVISIONS), new Date()),
    ],
    { collection: 'Link', id: record.id, revision: record.revision, visible: true },
  );
  for (const page of pages) {
    const shown = page === changesPage.path ? record.change : record.sha256;
    while (!(await textAt(origin + page)).includes(shown)) await pause(10);
  }
  return performance.now() - begun;
}

export const documents = benchPart<Figures>(
  'documents',
  async ({ log, site }) => {
    // Builds the site if necessary.
    await site.served('filtered');
    log(`Building without documents, and with ${DOCUMENTS} documents in ${LANGUAGES.length} languages …`);
    const { seconds: emptyBuildSeconds } = await timedBuild(async () => undefined);
    const build = await timedBuild(fill);
    const measure = async ({ origin }: Instance, { backend }: Rig) => {
      const last = origin + findPath(refOf(DOCUMENTS - 1));
      while (!(await textAt(last)).includes(slugOf(DOCUMENTS - 1))) await pause(200);
      const times: number[] = [];
      while (times.length < SEARCHES) {
        const index = (times.length * 7) % DOCUMENTS;
        const number = times.length % 2 === 0 ? refOf(index) : gtinOf(index);
        times.push((await request(origin + findPath(number))).milliseconds);
      }
      const some = (pathOf: (index: number) => string) =>
        largest(origin, indexes.filter((index) => index % 30 === 0).map(pathOf));
      const pageBytes = {
        document: await some((index) => documentPath(slugOf(index))),
        language: await some((index) => documentPath(slugOf(index), 'el')),
        result: await some((index) => findPath(gtinOf(index))),
        changes: await largest(origin, [changesPage.path]),
      };
      const live: number[] = [];
      while (live.length < PUBLISHES) live.push(await publish(backend(), origin, live.length));
      const figures = { findP99: quantile(times, 0.99), liveMs: Math.max(...live), pageBytes };
      keep('documents', { ...figures, buildSeconds: build.seconds, emptyBuildSeconds });
    };
    await withContent(fill, measure, build);
  },
  {
    title: 'Documents',
    targets({ findP99, liveMs, pageBytes, buildSeconds, emptyBuildSeconds }) {
      const bytes = Math.max(...Object.values(pageBytes));
      return [
        [
          `p99 of finding a REF or GTIN among ${DOCUMENTS} documents in ${LANGUAGES.length} languages under 20 ms`,
          milliseconds(findP99),
          findP99 < 20,
        ],
        [
          'a new revision of a document is live on all its pages within 2 s',
          `${seconds(liveMs)} at most`,
          liveMs <= 2_000,
        ],
        ['pages of documents of at most 14,000 bytes', `${count(bytes)} at most`, bytes <= 14_000],
        [
          'the build does not get slower with documents',
          `${emptyBuildSeconds.toFixed(0)} s without, ${buildSeconds.toFixed(0)} s with them`,
          buildSeconds <= 1.15 * emptyBuildSeconds,
        ],
      ];
    },
    lines: ({ pageBytes }) => [
      `The site has ${count(DOCUMENTS)} documents in ${LANGUAGES.length} languages, each with ${REVISIONS} revisions. A search is for a REF or a GTIN, one at a time.`,
      '',
      ...table(
        ['page', 'largest'],
        [
          ['a document in all languages', `${count(pageBytes.document)} bytes`],
          ['one language, with its earlier revisions', `${count(pageBytes.language)} bytes`],
          ['the documents found for a GTIN', `${count(pageBytes.result)} bytes`],
          ['the latest changes', `${count(pageBytes.changes)} bytes`],
        ],
      ),
    ],
  },
);
