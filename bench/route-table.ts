import { pages } from '@/content/pages';
import { median } from '../tools/quantile';
import { count } from './numbers';
import type { Weight, Weights } from './parts/bytes';
import type { Run, Runs } from './parts/lighthouse';
import type { Grade, Grades } from './parts/observatory';
import type { Mode } from './site';

export type RouteFigures = {
  path: string;
  weight?: Weight;
  /** The medians of `runs` runs. */
  lighthouse?: Run & { runs: number };
  grade?: Grade;
};

function medianRun(runs: Run[] = []): RouteFigures['lighthouse'] {
  const [first] = runs;
  if (!first) return undefined;
  const of = (value: (run: Run) => number) => median(runs.map(value));
  return {
    runs: runs.length,
    scores: first.scores.map((_, index) => of(({ scores }) => scores[index] ?? 0)),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}

export function routeFigures(
  mode: Mode,
  measured: { weights?: Weights; runs?: Runs; grades?: Grades },
): RouteFigures[] {
  return pages.map(({ path }) => ({
    path,
    weight: measured.weights?.[mode][path],
    lighthouse: medianRun(measured.runs?.[mode][path]),
    grade: measured.grades?.[mode][path],
  }));
}

const HEAD = [
  '| page | HTML | CSS | JS | fonts | pictures | requests | Lighthouse | LCP | TBT | CLS | Lighthouse runs | Observatory |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|---|',
];

function row({ path, weight, lighthouse, grade }: RouteFigures): string {
  const weights = weight
    ? [weight.html, weight.css, weight.js, weight.fonts, weight.pictures, weight.requests].map(count)
    : Array(6).fill('–');
  const speeds = lighthouse
    ? [
        lighthouse.scores.join(' '),
        `${(lighthouse.lcp / 1000).toFixed(2)} s`,
        `${count(lighthouse.tbt)} ms`,
        lighthouse.cls.toFixed(3),
        lighthouse.runs,
      ]
    : Array(5).fill('–');
  return `| ${[path, ...weights, ...speeds, grade ? `${grade.score} ${grade.grade}` : '–'].join(' | ')} |`;
}

export const routeTable = (routes: RouteFigures[]): string[] => [...HEAD, ...routes.map(row)];
