import { administratorToken } from '../site/id-token';
import { writeNew } from './episode';
import { PROBE } from './probes';
import type { Rig } from './rig';
import { SOURCES } from './source';
import { type Watch, watchPages } from './watch';

const COLLECTIONS = ['Blog', 'Media', 'GlobalFootprint', 'Link'];

/** Makes every page that shows records due, as an administrator does by publishing. */
export async function markAll(rig: Rig): Promise<void> {
  const headers = { authorization: `Bearer ${await administratorToken(rig)}` };
  const ask = async (collection: string) => {
    const body = JSON.stringify({ collection, id: PROBE, revision: null });
    const response = await fetch(`${rig.origin}/api/revalidate`, { method: 'POST', headers, body });
    await response.body?.cancel();
  };
  await Promise.all(COLLECTIONS.map(ask));
}

/**
 * Has every page rendered once by this server: what the build made keeps the period of the build. Afterwards pages
 * show the probes, by whose text they tell how new they are.
 */
export async function settle(rig: Rig): Promise<Watch> {
  const texts = await writeNew(rig, SOURCES);
  await markAll(rig);
  const watch = await watchPages(rig.origin);
  if ((await watch.untilShown(texts, 30_000)) === null)
    throw new Error('The pages did not show the probes before anything was broken.');
  return watchPages(rig.origin);
}
