import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { archives } from '../../../content/archives';
import { archivePageOf, archivePath } from '../../../lib/public/archive';
import { getBlogs, getMedias } from '../../../lib/records/facade';
import type { RunningSite } from '../../../tools/test-site';

const TIMEOUT_MS = 120_000;
const inTurn = pLimit(4);

async function archiveAddresses(): Promise<string[]> {
  const lists = [
    { path: archives.blogs.path, length: (await getBlogs(false)).length },
    { path: archives.press.path, length: (await getMedias(false)).length },
  ];
  return lists.flatMap(({ path, length }) =>
    Array.from({ length: archivePageOf(Math.max(0, length - 1), length) }, (_, index) =>
      archivePath(path, index + 1),
    ),
  );
}

async function marksOn(site: RunningSite, path: string): Promise<string[]> {
  const html = await (await fetch(site.url + path)).text();
  return [...html.matchAll(/data-record="([^"@]+)@/g)].map(([, mark = '']) => mark);
}

/**
 * Requests the pages until they show all of these records.
 * @returns the paths of the pages with records
 * @throws Error if a record does not appear within two minutes
 */
export async function refresh(site: RunningSite, marks: string[]): Promise<string[]> {
  const paths = await archiveAddresses();
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const shown = new Set((await inTurn.map(paths, (path) => marksOn(site, path))).flat());
    const missing = marks.filter((mark) => !shown.has(mark));
    if (missing.length === 0) return ['/', ...paths];
    if (Date.now() > deadline) throw new Error(`No page shows ${missing.slice(0, 5).join(', ')} …`);
    await sleep(200);
  }
}
