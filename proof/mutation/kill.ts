import type { Subject } from '../matrix/subjects';
import type { Mutant } from './mutant';
import { mutate } from './mutants';

/** A mutant and the first test that fails because of it, or null if no test fails. */
export type Trial = { mutant: Mutant; killer: string | null };

/** Yields the indexes of all tests in order of execution, outwards from the last test that failed. */
function* fromLast(count: number, last: number): Generator<number> {
  // The test that kills a mutant, or a nearby test, often kills the next mutant too.
  for (let distance = 0; distance < count; distance++) {
    if (last + distance < count) yield last + distance;
    if (distance > 0 && last - distance >= 0) yield last - distance;
  }
}

/** Tests mutants one by one and returns the results in order. */
export function tryMutants({ source, load, tests }: Subject, mutants: Mutant[]): Trial[] {
  let last = 0;
  return mutants.map((mutant) => {
    const passes = load(mutate(source, mutant));
    for (const test of fromLast(tests.length, last)) {
      if (passes(test)) continue;
      last = test;
      const { name = '', expected = '' } = tests[test] ?? {};
      return { mutant, killer: `${name}: ${expected}` };
    }
    return { mutant, killer: null };
  });
}
