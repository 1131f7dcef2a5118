import { median, quantile } from '../tools/quantile';
import { count, milliseconds } from './numbers';
import type { ArticleFigures } from './parts/articles';
import type { Build } from './parts/builds';
import type { Weights } from './parts/bytes';
import type { DocumentFigures } from './parts/documents';
import { RUNS, type Runs } from './parts/lighthouse';
import type { Grades } from './parts/observatory';
import type { Publishes } from './parts/publish';
import { CONNECTIONS, type Rates } from './parts/requests';
import type { Scale } from './parts/scale';
import { PAGE_RATE, RATE, type SearchFigures } from './parts/search';
import { readKept } from './results';
import { type RouteFigures, routeFigures, routeTable } from './route-table';
import {
  articleTargets,
  documentTargets,
  otherTargets,
  pageTargets,
  searchTargets,
  type Target,
} from './targets';

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const targetRow = ([aim, measured, met]: Target) =>
  `| ${aim} | ${measured} | ${met === null ? '' : met ? 'met' : '**missed**'} |`;

function rateLines(rates: Rates): string[] {
  const row = (name: string, { perSecond, p99 }: Rates['next']) =>
    `| ${name} | ${count(perSecond)} | ${milliseconds(p99)} |`;
  return [
    '| home page from | requests per second | p99 |',
    '|---|---|---|',
    row("the site's server", rates.site),
    row("the site's server while pages are rendered", rates.rendering),
    row('a bare Node server that sends the same bytes', rates.bare),
    row('Next alone', rates.next),
    '',
    `Measured with wrk on the same machine, over ${CONNECTIONS} connections, with the \`Accept-Encoding\` header that browsers send. The figures are medians of five 6-second runs.`,
  ];
}

function publishLines(publishes: Publishes): string[] {
  const row = (name: string, times: number[]) =>
    `| ${name} | ${seconds(median(times))} | ${seconds(quantile(times, 0.95))} | ${seconds(Math.max(...times))} |`;
  return [
    '| time from the save until the home page shows the change | median | p95 | longest |',
    '|---|---|---|---|',
    row("the site's server", publishes.onNext),
    row('nginx as in `deploy/`', publishes.behindNginx),
  ];
}

const buildLines = (builds: Build[]): string[] => [
  '| blogs | build | home page |',
  '|---|---|---|',
  ...builds.map(
    ({ blogs, seconds: time, homeBytes }) =>
      `| ${count(blogs)} | ${time.toFixed(0)} s | ${count(homeBytes)} bytes |`,
  ),
];

/** US dollars per 100,000 document reads in the multi-region `nam5`. */
const DOLLARS = 0.06;

const bill = (reads: number) => `${((reads * DOLLARS) / 100_000).toFixed(6)} dollars`;

const scaleLines = (scales: Scale[]): string[] => [
  '| records | start | memory | reads at start | reads per publish | live after (median) | reads per 1,000 visits | requests while idle |',
  '|---|---|---|---|---|---|---|---|',
  ...scales.map((scale) =>
    [
      '',
      ` ${count(scale.records)} `,
      ` ${seconds(scale.startMs)} `,
      ` ${count(scale.megabytes)} MB `,
      ` ${count(scale.readsAtStart)} (${bill(scale.readsAtStart)}) `,
      ` ${scale.readsPerPublish.toFixed(1)} (${bill(scale.readsPerPublish)}) `,
      ` ${seconds(scale.publishMs)} `,
      ` ${scale.readsPer1000Visits} `,
      ` ${scale.requestsWhileIdle} `,
      '',
    ].join('|'),
  ),
  '',
  'Polling of the change counter and queries for scheduled records are excluded. During visits and for a minute afterwards, each costs about',
  'one read a second.',
];

const searchLines = (figures: SearchFigures): string[] => [
  `Not counting the built-in downloads, the search index has ${count(figures.entries)} entries, of which ${count(figures.documents)} are documents.`,
  '',
  '| search | measured |',
  '|---|---|',
  `| p99 of one search at a time | ${milliseconds(figures.aloneP99)} |`,
  `| p99 at ${RATE} searches a second | ${milliseconds(figures.p99)}, ${count(figures.refused)} refused |`,
  `| p99 of the home page at the same time, at ${PAGE_RATE} requests a second | ${milliseconds(figures.pageP99)} |`,
  `| maximum searches a second | ${count(figures.perSecond)} |`,
  `| memory of the index, excluding the entries | ${figures.megabytes.toFixed(0)} MB |`,
];

const articleLines = (figures: ArticleFigures[]): string[] => [
  '| articles | live after (median, longest) | visited pages rendered again | article | archive | feed | sitemap | build |',
  '|---|---|---|---|---|---|---|---|',
  ...figures.map((one) =>
    [
      '',
      ` ${count(one.articles)} `,
      ` ${seconds(one.publishMs)}, ${seconds(one.longestMs)} `,
      ` ${one.rendered} of ${one.visited} `,
      ...[one.articleBytes, one.archiveBytes, one.feedBytes, one.sitemapBytes].map(
        (bytes) => ` ${count(bytes)} bytes `,
      ),
      ` ${one.buildSeconds.toFixed(0)} s `,
      '',
    ].join('|'),
  ),
  '',
  "Each article has about 800 random words. Half of the publishes add an article, and half change one. The archive's size is that of its largest page.",
];

const documentLines = ({ documents, languages, revisions, pageBytes }: DocumentFigures): string[] => [
  `The site has ${count(documents)} documents in ${languages} languages, each with ${revisions} revisions. A search is for a REF or a GTIN, one at a time.`,
  '',
  '| page | largest |',
  '|---|---|',
  `| a document in all languages | ${count(pageBytes.document)} bytes |`,
  `| one language, with its earlier revisions | ${count(pageBytes.language)} bytes |`,
  `| the documents found for a GTIN | ${count(pageBytes.result)} bytes |`,
  `| the latest changes | ${count(pageBytes.changes)} bytes |`,
];

function provenanceRow(name: string): string[] {
  const kept = readKept(name);
  if (!kept) return [];
  const { date, commit, machine, load } = kept;
  return [`| ${name} | ${date} | ${commit} | ${machine} | ${load?.toFixed(1) ?? 'not noted'} |`];
}

/** Returns a warning if Lighthouse was interrupted before every page had all its runs. */
function unfinished(routes: RouteFigures[]): string[] {
  const done = routes.filter(({ lighthouse }) => lighthouse?.runs === RUNS).length;
  if (done === routes.length || routes.every(({ lighthouse }) => !lighthouse)) return [];
  return [`Only ${done} of ${routes.length} pages have all ${RUNS} Lighthouse runs.`, ''];
}

function readPages() {
  const measured = {
    weights: readKept<Weights>('bytes')?.value,
    runs: readKept<Runs>('lighthouse')?.value,
    grades: readKept<Grades>('observatory')?.value,
  };
  const [routes, unfiltered] = [routeFigures('filtered', measured), routeFigures('unfiltered', measured)];
  return { routes, unfiltered };
}

/** Returns the lines of .bench/pages.md, which contain the figures for every page. */
export function pagesTable(): string[] {
  const { routes, unfiltered } = readPages();
  return [
    '# Figures for every page',
    '',
    'Sizes are in bytes, on a phone 390 pixels wide, before scrolling. HTML, CSS, JavaScript and SVG are measured after Brotli',
    'compression at the highest level, and fonts and other pictures as served. Lighthouse 12 and Observatory both ran through nginx',
    'with TLS. The column “Lighthouse” shows the median scores for performance, accessibility, best practices and SEO, with',
    "Lighthouse's simulated mobile network and processor. Inline CSS is counted under both HTML and CSS, and the custom elements'",
    'inline JavaScript under both HTML and JS.',
    '',
    ...routeTable(routes),
    '',
    "## The same pages with the framework's scripts",
    '',
    ...routeTable(unfiltered),
  ];
}

/** States when, where and at which commit each part was measured. */
const runLines = (): string[] => [
  'The load is the average over five minutes and includes the benchmark itself. A load above the number of processors can lengthen the times.',
  '',
  '| part | when (UTC) | commit | machine | load |',
  '|---|---|---|---|---|',
  ...[
    'bytes',
    'lighthouse',
    'observatory',
    'requests',
    'publish',
    'scale',
    'search',
    'articles',
    'documents',
    'builds',
  ].flatMap(provenanceRow),
];

/** Returns the lines of docs/benchmarks.md, from the latest figures of each part. */
export function benchmarkDocument(): string[] {
  const { routes, unfiltered } = readPages();
  const rates = readKept<Rates>('requests');
  const publishes = readKept<Publishes>('publish');
  const builds = readKept<Build[]>('builds');
  const scales = readKept<Scale[]>('scale');
  const search = readKept<SearchFigures>('search');
  const articles = readKept<ArticleFigures[]>('articles');
  const documents = readKept<DocumentFigures>('documents');
  const section = (title: string, lines: string[] | null | undefined) =>
    lines ? [`## ${title}`, '', ...lines, ''] : [];
  const targets = [
    ...pageTargets(routes, unfiltered),
    ...otherTargets(rates?.value, publishes?.value, builds?.value),
    ...searchTargets(search?.value),
    ...articleTargets(articles?.value),
    ...documentTargets(documents?.value),
  ];
  return [
    '# Benchmarks',
    '',
    '`npm run bench` writes this page. `npm run bench -- NAME …` repeats only the parts that you name. The parts are',
    'bytes, lighthouse, observatory, requests, publish, scale, search, articles, documents and builds. If Lighthouse is interrupted, its next run on the same commit continues where it stopped.',
    '`BENCH_MINUTES` limits how long Lighthouse runs.',
    '',
    ...unfinished(routes),
    '| target | measured | |',
    '|---|---|---|',
    // Missed targets are listed first.
    ...targets.toSorted(([, , a], [, , b]) => Number(a ?? false) - Number(b ?? false)).map(targetRow),
    '',
    "The figures for every page, with and without the framework's scripts, are in `.bench/pages.md`.",
    '',
    ...section('Requests', rates ? rateLines(rates.value) : undefined),
    ...section('Publishing', publishes ? publishLines(publishes.value) : undefined),
    ...section('Reads and scale', scales ? scaleLines(scales.value) : undefined),
    ...section('Search', search ? searchLines(search.value) : undefined),
    ...section('Articles', articles ? articleLines(articles.value) : undefined),
    ...section('Documents', documents ? documentLines(documents.value) : undefined),
    ...section('Builds', builds ? buildLines(builds.value) : undefined),
    ...section('When each part was measured', runLines()),
  ];
}
