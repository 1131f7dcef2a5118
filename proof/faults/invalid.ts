import { setTimeout as sleep } from 'node:timers/promises';
import { commitAsOwner, deleteDocument, publishAsOwner, setDocument } from '../../lib/testing/owner-writes';
import { until } from '../until';
import { TIMEOUT_MS } from './episode';
import type { Rig } from './rig';

const INVALID = {
  Blog: { title: '', description: 'No title' },
  Media: { title: 'x'.repeat(5_000), year: '2026', media: 'm' },
};

const MARKER = 'invalid-but-for-its-neighbour';

/** Returns the fields of a record published now, because the home page shows only the newest records. */
const published = () => ({ published: true, publishedAt: new Date(), revision: 1 });

/** Checks that invalid documents are omitted, and that each is logged once. */
export async function leavesOutInvalid(rig: Rig): Promise<string[]> {
  const backend = { origin: rig.backendUrl, ownerToken: rig.ownerToken() };
  const failures: string[] = [];
  const home = async () => (await fetch(rig.origin)).text();
  const shows = async (wanted: boolean) =>
    (await until(async () => (await home()).includes(MARKER) === wanted, TIMEOUT_MS)) !== null;
  const ids = Object.keys(INVALID).map((collection) => ({ collection, id: `invalid-${collection}` }));
  for (const { collection, id } of ids) {
    const record = INVALID[collection as keyof typeof INVALID];
    await publishAsOwner(backend, collection, { id, ...published(), ...record });
    // Waits so that the server detects each change separately.
    await sleep(1_500);
    await home();
  }
  await commitAsOwner(backend, [
    setDocument('Blog', 'valid', { id: 'valid', title: MARKER, ...published() }),
  ]);
  if (!(await shows(true))) failures.push('A valid record beside invalid ones is not shown.');
  const html = await home();
  for (const { collection, id } of ids) {
    if (html.includes(`${collection}/${id}@`)) failures.push(`${collection}/${id} is shown.`);
    const named = rig
      .server()
      .lines()
      .filter((line) => line.includes(`${collection}/${id} `)).length;
    if (named !== 1)
      failures.push(`${collection}/${id} should be in the log once; number of lines found: ${named}.`);
  }
  await commitAsOwner(backend, [
    ...ids.map(({ collection, id }) => deleteDocument(collection, id)),
    deleteDocument('Blog', 'valid'),
  ]);
  if (!(await shows(false))) failures.push('The deleted records are still shown.');
  return failures;
}
