import { pages } from '@/content/pages';
import { currentCommit } from '../../proof/records';
import { launchBrowser } from '../../tools/browser/launch-browser';
import { requireBrowser } from '../../tools/browser/require-browser';
import { median } from '../../tools/quantile';
import { freePort } from '../../tools/stack/ports';
import { benchPart, count, keep, read, seconds } from '../part';
import { startTool } from '../tool';

type Run = {
  /** Performance, accessibility, best practices, SEO. */
  scores: number[];
  /** In milliseconds. */
  lcp: number;
  /** In milliseconds. */
  tbt: number;
  cls: number;
  /** Ids of audits that lower the score. */
  failed: string[];
};

export type Runs = Record<string, Run[]>;

const RUNS = 5;

/** The time limit. Finished runs are kept, and the next benchmark of the same commit continues from them. */
const minutes = Number(process.env.BENCH_MINUTES ?? Number.POSITIVE_INFINITY);

/** All runs, in rounds, so that an interruption leaves all pages with about the same number of runs. */
const allRuns = Array.from({ length: RUNS }, (_, round) => pages.map(({ path }) => ({ path, round }))).flat();

/** Returns the medians of a page's runs. */
export function medianRun(runs: Run[]): Omit<Run, 'failed'> {
  const of = (value: (run: Run) => number) => median(runs.map(value));
  return {
    scores: (runs[0]?.scores ?? []).map((_, index) => of(({ scores }) => scores[index] ?? 0)),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
  };
}

export const lighthouse = benchPart<Runs>(
  'lighthouse',
  async ({ log, site }) => {
    const kept = read<Runs>('lighthouse');
    const runs: Runs = kept?.commit === currentCommit() ? kept.value : {};
    const front = await site.behindNginx(true);
    const deadline = Date.now() + minutes * 60_000;
    const port = await freePort();
    requireBrowser(log);
    // nginx's certificate is self-signed.
    const browser = await launchBrowser(['--ignore-certificate-errors', `--remote-debugging-port=${port}`]);
    const tool = startTool<{ url: string; port: number }, Run>('lighthouse', log);
    try {
      for (const { path, round } of allRuns.filter(({ path, round }) => (runs[path]?.length ?? 0) <= round)) {
        if (Date.now() > deadline) {
          log('The time limit was reached. Run the benchmark again on the same commit to continue.');
          break;
        }
        const question = { url: `${front.url}${path}`, port };
        // Chromium occasionally records no trace, so a failed measurement is retried once.
        const run = await tool.ask(question).catch((error) => {
          log(`${error} Retrying …`);
          return tool.ask(question);
        });
        const { scores, lcp, tbt, failed } = run;
        const figures = `${scores.join(' ')}, LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms`;
        log(`Lighthouse run ${round + 1} of ${RUNS}, ${path}: ${figures} ${failed.join(' ')}`);
        runs[path] = [...(runs[path] ?? []), run];
        keep('lighthouse', runs);
      }
    } finally {
      tool.stop();
      await browser.close();
      await front.stop();
    }
  },
  {
    title: 'Lighthouse',
    targets(runs) {
      const medians = Object.values(runs).map(medianRun);
      const most = (value: (run: Omit<Run, 'failed'>) => number) => Math.max(...medians.map(value));
      const lowest = -most(({ scores }) => -Math.min(...scores));
      const [lcp, tbt, cls] = [most((run) => run.lcp), most((run) => run.tbt), most((run) => run.cls)];
      const done = pages.filter(({ path }) => runs[path]?.length === RUNS).length;
      return [
        [
          'Lighthouse 100 in all four categories on every page',
          `lowest median ${lowest} (${done} of ${pages.length} pages have all ${RUNS} runs)`,
          lowest === 100,
        ],
        ['LCP at most 1.0 s', `${seconds(lcp)} at most`, lcp <= 1000],
        ['TBT 0', `${count(tbt)} ms at most`, Math.round(tbt) === 0],
        ['CLS at most 0.01', `${cls.toFixed(3)} at most`, cls <= 0.01],
      ];
    },
  },
);
