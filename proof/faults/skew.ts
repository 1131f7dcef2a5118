import type { TestSite } from '../../tools/test-site';
import { type Instance, startInstance } from '../site/instance';
import { newText, TIMEOUT_MS } from './episode';
import { PRELOAD, type Rig } from './rig';
import { watchPages } from './watch';

const DAYS = [-2, 2];

/** Checks that servers with a wrong clock show changes, and show scheduled records at the database's time. */
export async function playSkew(rig: Rig, site: TestSite): Promise<string[]> {
  const failures: string[] = [];
  for (const days of DAYS) {
    let server: Instance | undefined;
    try {
      server = await startInstance(site, {
        nodeOptions: `--import ${PRELOAD}`,
        env: { CLOCK_SKEW_DAYS: String(days) },
      });
      const watch = await watchPages(server.origin);
      const text = newText();
      await rig.probes.write('blogs', text);
      if ((await watch.untilShown(new Map([['blogs', text]]), TIMEOUT_MS)) === null)
        failures.push(`A server whose clock is ${days} days off did not show the change.`);
      const due = newText();
      await rig.probes.schedule(due, 3_000);
      const before = await watch.untilShown(new Map([['blogs', due]]), 1_500);
      if (before !== null)
        failures.push(`A server whose clock is ${days} days off showed a scheduled record early.`);
      const after = await watch.untilShown(new Map([['blogs', due]]), 1_500 + 5_000);
      if (after === null)
        failures.push(`A server whose clock is ${days} days off did not show a scheduled record in time.`);
    } catch (error) {
      failures.push(`A server whose clock is ${days} days off failed: ${error}`);
    } finally {
      await server?.end();
    }
  }
  return failures;
}
