import { pages } from '@/content/pages';
import { currentCommit } from '../../proof/records';
import { launchBrowser } from '../../tools/browser/launch-browser';
import { requireBrowser } from '../../tools/browser/require-browser';
import { freePort } from '../../tools/stack/ports';
import type { BenchPart } from '../part';
import { keep, readKept } from '../results';
import { MODE_NAMES, MODES, type Mode } from '../site';
import { startTool } from '../tool';

export type Run = {
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

export type Runs = Record<Mode, Record<string, Run[]>>;

export const RUNS = 5;

/** The time limit. Finished runs are kept, and the next benchmark of the same commit continues from them. */
const minutes = Number(process.env.BENCH_MINUTES ?? Number.POSITIVE_INFINITY);

/**
 * Each mode's runs are ordered in rounds, so that an interruption leaves all pages of the mode with about the same
 * number of runs. The filtered mode comes first.
 */
const rounds = Array.from({ length: RUNS }, (_, round) => round);
const allRuns = MODES.flatMap((mode) =>
  rounds.flatMap((round) => pages.map(({ path }) => ({ mode, path, round }))),
);

function keptRuns(): Runs {
  const kept = readKept<Runs>('lighthouse');
  return kept?.commit === currentCommit() ? kept.value : { filtered: {}, unfiltered: {} };
}

export const lighthouse: BenchPart = {
  name: 'lighthouse',
  async measure({ log, site }) {
    const runs = keptRuns();
    const waiting = allRuns.filter(({ mode, path, round }) => (runs[mode][path]?.length ?? 0) <= round);
    const fronts = {
      filtered: await site.behindNginx('filtered', true),
      unfiltered: await site.behindNginx('unfiltered', true),
    };
    const deadline = Date.now() + minutes * 60_000;
    const port = await freePort();
    requireBrowser(log);
    // nginx's certificate is self-signed.
    const browser = await launchBrowser(['--ignore-certificate-errors', `--remote-debugging-port=${port}`]);
    const tool = startTool<{ url: string; port: number }, Run>('lighthouse', log);
    try {
      for (const { mode, path, round } of waiting) {
        if (Date.now() > deadline) {
          log('The time limit was reached. Run the benchmark again on the same commit to continue.');
          break;
        }
        const question = { url: `${fronts[mode].url}${path}`, port };
        // Chromium occasionally records no trace, so a failed measurement is retried once.
        const run = await tool.ask(question).catch((error) => {
          log(`${error} Retrying …`);
          return tool.ask(question);
        });
        const { scores, lcp, tbt, failed } = run;
        const figures = `${scores.join(' ')}, LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms`;
        log(
          `Lighthouse run ${round + 1} of ${RUNS}, ${path} ${MODE_NAMES[mode]}: ${figures} ${failed.join(' ')}`,
        );
        runs[mode][path] = [...(runs[mode][path] ?? []), run];
        keep<Runs>('lighthouse', runs);
      }
    } finally {
      tool.stop();
      await browser.close();
      for (const front of Object.values(fronts)) await front.stop();
    }
  },
};
