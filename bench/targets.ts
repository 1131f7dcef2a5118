import { quantile } from '../tools/quantile';
import { count, milliseconds } from './numbers';
import type { ArticleFigures } from './parts/articles';
import type { Build } from './parts/builds';
import { type DocumentFigures, DOCUMENTS as IFU_DOCUMENTS } from './parts/documents';
import type { Publishes } from './parts/publish';
import type { Rates } from './parts/requests';
import { DOCUMENTS, RATE, type SearchFigures } from './parts/search';
import type { RouteFigures } from './route-table';

/** A target, the measured value, and whether the value meets the target, or null if it was not measured. */
export type Target = [aim: string, measured: string, met: boolean | null];

type Range = { smallest: number; largest: number } | null;

function range(values: (number | undefined)[]): Range {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? null : { smallest: Math.min(...known), largest: Math.max(...known) };
}

const judge = (
  aim: string,
  found: Range,
  describe: (found: NonNullable<Range>) => string,
  met: (found: NonNullable<Range>) => boolean,
): Target => (found ? [aim, describe(found), met(found)] : [aim, 'not measured', null]);

/**
 * Returns the targets for the pages as served. The JavaScript target compares them with the same pages with the
 * framework's scripts.
 */
export function pageTargets(routes: RouteFigures[], unfiltered: RouteFigures[]): Target[] {
  const most = (value: (route: RouteFigures) => number | undefined) => range(routes.map(value));
  const ratios = routes.map(({ weight }, index) => {
    const other = unfiltered[index]?.weight;
    return weight && other ? other.js / Math.max(1, weight.js) : undefined;
  });
  return [
    judge(
      'Lighthouse 100 in all four categories on every page',
      most(({ lighthouse }) => lighthouse && Math.min(...lighthouse.scores)),
      ({ smallest }) => `lowest median ${smallest}`,
      ({ smallest }) => smallest === 100,
    ),
    judge(
      'LCP at most 1.0 s',
      most(({ lighthouse }) => lighthouse?.lcp),
      ({ largest }) => `${(largest / 1000).toFixed(2)} s at most`,
      ({ largest }) => largest <= 1000,
    ),
    judge(
      'TBT 0',
      most(({ lighthouse }) => lighthouse?.tbt),
      ({ largest }) => `${count(largest)} ms at most`,
      ({ largest }) => Math.round(largest) === 0,
    ),
    judge(
      'CLS at most 0.01',
      most(({ lighthouse }) => lighthouse?.cls),
      ({ largest }) => `${largest.toFixed(3)} at most`,
      ({ largest }) => largest <= 0.01,
    ),
    judge(
      'Observatory score at least 125',
      most(({ grade }) => grade?.score),
      ({ smallest }) => `${smallest} at least`,
      ({ smallest }) => smallest >= 125,
    ),
    judge(
      'HTML with CSS at most 14,000 bytes',
      most(({ weight }) => weight?.html),
      ({ largest }) => `${count(largest)} at most`,
      ({ largest }) => largest <= 14_000,
    ),
    judge(
      'at most 12 requests before scrolling',
      most(({ weight }) => weight?.requests),
      ({ largest }) => `${largest} at most`,
      ({ largest }) => largest <= 12,
    ),
    judge(
      "at least 30 times as many bytes of JavaScript with the framework's scripts as without them",
      range(ratios),
      ({ smallest, largest }) => `${smallest.toFixed(0)} to ${largest.toFixed(0)} times`,
      ({ smallest }) => smallest >= 30,
    ),
  ];
}

/** Returns the targets for requests, publishing and building. */
export function otherTargets(rates?: Rates, publishes?: Publishes, builds: Build[] = []): Target[] {
  const toNext = rates ? rates.site.perSecond / rates.next.perSecond : null;
  const toBare = rates ? rates.site.perSecond / rates.bare.perSecond : null;
  const p99 = rates ? Math.max(rates.site.p99, rates.rendering.p99) : null;
  const slow = publishes ? quantile(publishes.behindNginx, 0.95) : null;
  const [few, many] = [builds[0], builds.at(-1)];
  const grown = few && many && few !== many ? many.homeBytes / few.homeBytes - 1 : null;
  return [
    [
      'at least 20 times the requests per second of Next alone',
      toNext === null ? 'not measured' : `${toNext.toFixed(0)} times`,
      toNext === null ? null : toNext >= 20,
    ],
    [
      'at least 0.4 times the requests per second of a bare Node server that sends the same bytes',
      toBare === null ? 'not measured' : `${toBare.toFixed(2)} times`,
      toBare === null ? null : toBare >= 0.4,
    ],
    [
      'p99 of the home page under 10 ms, even while pages are rendered',
      p99 === null ? 'not measured' : `${milliseconds(p99)} at most`,
      p99 === null ? null : p99 < 10,
    ],
    [
      '95 of 100 publishes are live within 2 s',
      slow === null ? 'not measured' : `within ${(slow / 1000).toFixed(2)} s behind nginx`,
      slow === null ? null : slow <= 2000,
    ],
    [
      'the home page does not grow with the number of blogs',
      grown === null
        ? 'not measured'
        : `${(100 * grown).toFixed(1)}% from ${count(few?.blogs ?? 0)} to ${count(many?.blogs ?? 0)} blogs`,
      grown === null ? null : Math.abs(grown) < 0.02,
    ],
  ];
}

export function searchTargets(search?: SearchFigures): Target[] {
  const row = (
    aim: string,
    describe: (figures: SearchFigures) => string,
    met: (figures: SearchFigures) => boolean,
  ) => [aim, search ? describe(search) : 'not measured', search ? met(search) : null] satisfies Target;
  return [
    row(
      'p99 of a search under 20 ms',
      ({ aloneP99 }) => `${milliseconds(aloneP99)}`,
      ({ aloneP99 }) => aloneP99 < 20,
    ),
    row(
      `p99 of pages under 10 ms at ${RATE} searches a second, with no search refused`,
      ({ pageP99, refused }) => `${milliseconds(pageP99)}, ${count(refused)} searches refused`,
      ({ pageP99, refused }) => pageP99 < 10 && refused === 0,
    ),
    row(
      `list pages of at most 14,000 bytes with ${count(DOCUMENTS)} documents on the site`,
      ({ listingBytes }) => `${count(listingBytes)} at most`,
      ({ listingBytes }) => listingBytes <= 14_000,
    ),
  ];
}

/**
 * Returns the targets for articles. The build target compares all measured numbers of articles; the others apply to the
 * largest.
 */
export function articleTargets(figures: ArticleFigures[] = []): Target[] {
  const most = figures.at(-1);
  if (!most) return [['an article is live within 2 s on a site with 5,000 articles', 'not measured', null]];
  const times = figures.map(({ buildSeconds }) => buildSeconds);
  const grown = Math.max(...times) - Math.min(...times);
  return [
    [
      `an article is live within 2 s on a site with ${count(most.articles)} articles`,
      `${(most.longestMs / 1000).toFixed(2)} s at most`,
      most.longestMs <= 2_000,
    ],
    [
      'archive pages of at most 14,000 bytes',
      `${count(most.archiveBytes)} at most`,
      most.archiveBytes <= 14_000,
    ],
    ['at most 60 pages are rendered after a publish', `${most.rendered} at most`, most.rendered <= 60],
    [
      'the build does not get slower with more articles',
      `${grown.toFixed(0)} s between the fastest and the slowest build`,
      grown <= 0.15 * Math.min(...times),
    ],
  ];
}

export function documentTargets(figures?: DocumentFigures): Target[] {
  if (!figures)
    return [[`any REF or GTIN of ${IFU_DOCUMENTS} documents is found in 20 ms`, 'not measured', null]];
  const { documents, languages, findP99, wrong, liveMs, pageBytes, buildSeconds, emptyBuildSeconds } =
    figures;
  const bytes = Math.max(...Object.values(pageBytes));
  return [
    [
      `p99 of finding a REF or GTIN among ${documents} documents in ${languages} languages under 20 ms`,
      `${milliseconds(findP99)}, ${count(wrong)} wrong results`,
      findP99 < 20 && wrong === 0,
    ],
    [
      'a new revision of a document is live on all its pages within 2 s',
      `${(liveMs / 1000).toFixed(2)} s at most`,
      liveMs <= 2_000,
    ],
    ['pages of documents of at most 14,000 bytes', `${count(bytes)} at most`, bytes <= 14_000],
    [
      'the build does not get slower with documents',
      `${emptyBuildSeconds.toFixed(0)} s without, ${buildSeconds.toFixed(0)} s with them`,
      buildSeconds <= 1.15 * emptyBuildSeconds,
    ],
  ];
}
