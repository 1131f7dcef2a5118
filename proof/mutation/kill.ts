import type { Mutant } from './mutant';
import { mutate } from './mutants';
import type { Subject } from './subjects';

/** A mutant and the first test that fails with it, or null where none does. */
export type Trial = { mutant: Mutant; killer: string | null };

/** Tests in the order in which they are tried. */
function* fromLast(count: number, last: number): Generator<number> {
  // The table's order is the rules' order: the next mutant falls near the last one.
  for (let distance = 0; distance < count; distance++) {
    if (last + distance < count) yield last + distance;
    if (distance > 0 && last - distance >= 0) yield last - distance;
  }
}

/** Tries mutants one by one. Answers in their order. */
export function tryMutants({ source, load, tests }: Subject, mutants: Mutant[]): Trial[] {
  let last = 0;
  return mutants.map((mutant) => {
    const passes = load(mutate(source, mutant));
    for (const test of fromLast(tests.length, last)) {
      if (passes(test)) continue;
      last = test;
      return { mutant, killer: tests[test] ?? '' };
    }
    return { mutant, killer: null };
  });
}
