import type { OfficialEmulator } from './emulator';
import { rulesFor } from './engine';

/** 'crashed' means that the official compiler or evaluator failed, so there is no verdict to compare. */
export type OfficialVerdict = boolean | 'refused' | 'crashed';

/** The line of the first condition in a file from `rulesFor`. */
const FIRST_LINE = 2;

/**
 * Returns the official emulator's verdict on each condition. A condition that cannot be loaded is replaced with
 * `false`, so that the other conditions can be loaded.
 */
export async function officialVerdicts(
  emulator: OfficialEmulator,
  conditions: string[],
): Promise<OfficialVerdict[]> {
  const verdicts = new Map<number, OfficialVerdict>();
  const loadable = () => conditions.map((condition, index) => (verdicts.has(index) ? 'false' : condition));
  for (;;) {
    const message = await emulator.load(rulesFor(loadable()));
    if (message === null) break;
    if (message === 'crashed') await findCrashed(emulator, loadable(), verdicts);
    else verdicts.set(refusedIndex(message, conditions.length), 'refused');
  }
  for (const index of conditions.keys()) {
    if (!verdicts.has(index)) verdicts.set(index, await emulator.allows(`trial${index}/it`));
  }
  return conditions.map((_, index) => verdicts.get(index) ?? 'crashed');
}

function refusedIndex(message: string, count: number): number {
  const index = Number(/^L(\d+):/m.exec(message)?.[1]) - FIRST_LINE;
  if (index >= 0 && index < count) return index;
  throw new Error(message);
}

/** Tries each condition alone, because the compiler does not report the line if it crashes. */
async function findCrashed(
  emulator: OfficialEmulator,
  conditions: string[],
  verdicts: Map<number, OfficialVerdict>,
): Promise<void> {
  for (const [index, condition] of conditions.entries()) {
    if ((await emulator.load(rulesFor([condition]))) === 'crashed') verdicts.set(index, 'crashed');
  }
}
