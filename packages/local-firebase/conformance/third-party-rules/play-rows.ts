import { outcome } from '../transcript';

type Row = readonly unknown[];

/** Returns the rows with unique names. Verdicts are compared with the expected verdicts by name. */
function rowNames(rows: { allows: Row[]; denies: Row[] }): { name: string; row: Row; verdict: string }[] {
  const named = (verdict: string) => (row: Row, index: number) => ({
    name: `${verdict} ${index}: ${row.slice(0, 2).join(' ')} ${typeof row[2] === 'string' ? row[2] : ''}`.trim(),
    row,
    verdict,
  });
  return [...rows.allows.map(named('allows')), ...rows.denies.map(named('denies'))];
}

/** Returns the result of `playRows` if every row has its expected verdict. */
export function expectedVerdicts(rows: { allows: Row[]; denies: Row[] }): Record<string, unknown> {
  return Object.fromEntries(rowNames(rows).map(({ name, verdict }) => [name, verdict]));
}

/**
 * Sends the rows' requests in order. Returns a verdict for each row's name: 'allows', 'denies' if the request fails
 * with the code `refusal`, or `fails with` and any other code.
 */
export async function playRows<R extends Row>(
  rows: { allows: R[]; denies: R[] },
  refusal: string,
  send: (row: R) => Promise<unknown>,
): Promise<Record<string, unknown>> {
  const verdicts: Record<string, unknown> = {};
  for (const { name, row } of rowNames(rows)) {
    const seen = await outcome(send(row as R).then(() => 'allows'));
    verdicts[name] = seen === `fails with ${refusal}` ? 'denies' : seen;
  }
  return verdicts;
}
