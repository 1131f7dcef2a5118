import type { Slowing } from './slowing';

/** How much longer visitors waited, as a part of what they wait for when all is quiet. */
export const slowingOf = ({ quiet, flooded }: Slowing): number => flooded / quiet - 1;

/** What the figures of a flood say, for people. */
export function slowingFigures(where: string, measured: Slowing): string[] {
  const { 200: admitted = 0, 429: limited = 0 } = measured.report;
  const { quiet, flooded } = measured;
  return [
    `${admitted + limited} in a flood of 100 a second ${where}, ${admitted} admitted`,
    `home page ${quiet.toFixed(1)} ms quiet, ${flooded.toFixed(1)} ms flooded (${(100 * slowingOf(measured)).toFixed(1)} %)`,
  ];
}

/** @returns a sentence for each thing that a flood must not do and did. */
export function floodFailures({ report, seconds }: Slowing): string[] {
  const { 200: admitted = 0, 429: limited = 0, ...others } = report;
  // One a second is let through for as long as the windows last, quiet ones included, and what the first left over.
  const tooMany = admitted > seconds + 5;
  return [
    tooMany && `${admitted} repeated calls got through in ${seconds.toFixed(0)} s.`,
    limited === 0 && 'No repeated call was held back.',
    Object.keys(others).length > 0 && `The flood was answered with ${JSON.stringify(others)} too.`,
  ].filter((failure) => failure !== false);
}
