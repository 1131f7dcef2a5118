import { setTimeout as sleep } from 'node:timers/promises';
import { createProbes, PROBE } from '../faults/probes';
import type { ProofContext } from '../part';
import { administrators, bodyFor } from './endpoint';
import type { FloodReport } from './flood';
import { startFlooder } from './flooder';

/** 1,000 calls in ten seconds. */
const CALLS_PER_SECOND = 100;
/** Milliseconds between two pages of a visitor. */
const PAUSE = 5;

/** Flooded windows, each beside a quiet one; in milliseconds. */
const SCALES = { test: { pairs: 2, window: 1_000 }, full: { pairs: 15, window: 2_000 } };

export type Slowing = {
  /** Medians, in milliseconds. */
  quiet: number;
  flooded: number;
  report: FloodReport;
  /** How long all windows took together. */
  seconds: number;
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Opens the home page again and again while `during` lasts. @returns what each took, in milliseconds. */
async function visit(url: string, during: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const over = during.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const begun = performance.now();
    await (await fetch(url)).text();
    times.push(performance.now() - begun);
    await sleep(PAUSE);
  }
  await over;
  return times;
}

/**
 * How long visitors wait for the home page, with and without somebody who floods the endpoint with a valid call.
 * @param url where both find the site
 */
export async function measureSlowing({ scale, site }: ProofContext, url: string): Promise<Slowing> {
  const { backendUrl, ownerToken } = await site.running();
  const { pairs, window } = SCALES[scale];
  const revision = await createProbes(() => ({ origin: backendUrl, ownerToken })).write('blogs', 'Flooded');
  const token = await (await administrators(site.dataDir))('flooder');
  const calls = (CALLS_PER_SECOND * window) / 1000;
  const order = { url, token, body: bodyFor(PROBE, revision), calls, milliseconds: window };
  const flooder = startFlooder();
  const [quiet, flooded]: [number[], number[]] = [[], []];
  const report: FloodReport = {};
  try {
    // Both processes have done everything once before anything is measured; by then the bucket of calls is empty.
    await visit(url, flooder.flood(order));
    const begun = performance.now();
    for (let pair = 0; pair < pairs; pair++) {
      quiet.push(...(await visit(url, sleep(window))));
      const flood = flooder.flood(order).then((counts) => {
        for (const [status, count] of Object.entries(counts))
          report[Number(status)] = (report[Number(status)] ?? 0) + count;
      });
      flooded.push(...(await visit(url, flood)));
    }
    const seconds = (performance.now() - begun) / 1000;
    return { quiet: median(quiet), flooded: median(flooded), report, seconds };
  } finally {
    flooder.end();
  }
}
