import { pages } from '@/content/pages';
import { count, read, table } from './part';
import type { Weights } from './parts/bytes';
import { medianRun, type Runs } from './parts/lighthouse';
import type { Grades } from './parts/observatory';
import type { Mode } from './site';

const HEAD = ['page', 'HTML', 'CSS', 'JS', 'fonts', 'pictures', 'requests'];
const SPEEDS = ['Lighthouse', 'LCP', 'TBT', 'CLS', 'Lighthouse runs', 'Observatory'];

/** Returns the lines of .bench/pages.md, which contain the figures for every page. */
export function pagesTable(): string[] {
  const weights = read<Weights>('bytes')?.value;
  const runs = read<Runs>('lighthouse')?.value;
  const grades = read<Grades>('observatory')?.value;
  const weightsOf = (mode: Mode, path: string): string[] =>
    Object.values(weights?.[mode][path] ?? Array<number>(HEAD.length - 1).fill(Number.NaN)).map(count);
  const speedsOf = (path: string): string[] => {
    const own = runs?.[path] ?? [];
    const { scores, lcp, tbt, cls } = medianRun(own);
    const grade = grades?.[path];
    return [
      ...[scores.join(' '), `${(lcp / 1000).toFixed(2)} s`, `${count(tbt)} ms`, cls.toFixed(3)],
      ...[String(own.length), grade ? `${grade.score} ${grade.grade}` : ''],
    ];
  };
  return [
    '# Figures for every page',
    '',
    'Sizes are in bytes, on a phone 390 pixels wide, before scrolling. HTML, CSS, JavaScript and SVG are measured after Brotli',
    'compression at the highest level, and fonts and other pictures as served. Lighthouse 12 and Observatory both ran through nginx',
    'with TLS. The column “Lighthouse” shows the median scores for performance, accessibility, best practices and SEO, with',
    "Lighthouse's simulated mobile network and processor. Inline CSS is counted under both HTML and CSS, and the custom elements'",
    'inline JavaScript under both HTML and JS.',
    '',
    ...table(
      [...HEAD, ...SPEEDS],
      pages.map(({ path }) => [path, ...weightsOf('filtered', path), ...speedsOf(path)]),
    ),
    '',
    "## The same pages with the framework's scripts",
    '',
    ...table(
      HEAD,
      pages.map(({ path }) => [path, ...weightsOf('unfiltered', path)]),
    ),
  ];
}
