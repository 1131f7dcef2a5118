import { writeNew } from './episode';
import type { Rig } from './rig';
import { SOURCES } from './source';
import { type Watch, watchPages } from './watch';

/** Writes a probe to every source, and waits until the pages show the probes. */
export async function settle(rig: Rig): Promise<Watch> {
  const texts = await writeNew(rig, SOURCES);
  const watch = await watchPages(rig.origin);
  if ((await watch.untilShown(texts, 30_000)) === null)
    throw new Error('The pages did not show the probes within 30 seconds, although there was no fault.');
  return watchPages(rig.origin);
}
