import fc from 'fast-check';
import type { compileFirestoreRules } from 'local-firebase/rules';
import { type Step, steps, take } from './editors';
import { Promises } from './promises';
import { World } from './world';

/** The maximum number of steps in one walk. */
const MAX_STEPS = 25;

export type Walks = {
  walks: number;
  /** The number of steps that were tried, and the number that the rules allowed. */
  tried: number;
  taken: number;
  /** The first walk that broke a promise, with the promise; null if none did. */
  failure: string | null;
};

/** Performs random walks of editors, and checks after each step that every promise to visitors is kept. */
export function runWalks(
  rules: ReturnType<typeof compileFirestoreRules>,
  { walks, seed }: { walks: number; seed?: number },
): Walks {
  const counts = { tried: 0, taken: 0 };
  let broken: string[] = [];

  function isKept(walk: Step[]): boolean {
    const world = new World(rules);
    const promises = new Promises();
    broken = [];
    return walk.every((step, index) => {
      counts.tried += 1;
      if (!take(world, step, index)) return true;
      counts.taken += 1;
      broken = promises.broken(world);
      return broken.length === 0;
    });
  }

  const walk = fc.array(steps, { minLength: 8, maxLength: MAX_STEPS, size: 'max' });
  const { failed, numRuns, counterexample, errorInstance } = fc.check(fc.property(walk, isKept), {
    numRuns: walks,
    endOnFailure: true,
    ...(seed !== undefined && { seed }),
  });
  if (failed && broken.length === 0) throw errorInstance;
  const failure = failed ? `${broken.join(', ')}, after ${JSON.stringify(counterexample?.[0])}` : null;
  return { walks: numRuns, ...counts, failure };
}
