import { newText, TIMEOUT_MS } from './episode';
import { type FaultRig, PRELOAD } from './rig';
import { watchPages } from './watch';

const DAYS = [-2, 2];

/** Checks that servers with a wrong clock show changes, and show scheduled records at the database's time. */
export async function playSkew({ start, probes }: FaultRig): Promise<string[]> {
  const servers = await Promise.all(
    DAYS.map((days) => start({ nodeOptions: PRELOAD, env: { CLOCK_SKEW_DAYS: String(days) } })),
  );
  const watches = await Promise.all(servers.map(({ origin }) => watchPages(origin)));
  const areShown = (text: string, timeoutMs: number) =>
    Promise.all(
      watches.map(async (watch) => (await watch.untilShown(new Map([['blogs', text]]), timeoutMs)) !== null),
    );
  const changed = newText();
  await probes.write('blogs', changed);
  const shown = await areShown(changed, TIMEOUT_MS);
  const due = newText();
  await probes.schedule(due, 3_000);
  const early = await areShown(due, 1_500);
  const inTime = await areShown(due, 1_500 + 5_000);
  await Promise.all(servers.map((server) => server.end()));
  return DAYS.flatMap((days, index) =>
    [
      shown[index] ? '' : 'did not show the change',
      early[index] ? 'showed a scheduled record early' : '',
      inTime[index] ? '' : 'did not show a scheduled record in time',
    ]
      .filter(Boolean)
      .map((fault) => `A server whose clock is ${days} days off ${fault}.`),
  );
}
