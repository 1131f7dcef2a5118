import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { serverError } from '@/content/status-pages';
import type { Rig } from './rig';

const PAGE = '/press';

/** Does without what the build and the server made of the page, while `use` runs. */
async function withoutStored<T>({ env }: Rig, use: () => Promise<T>): Promise<T> {
  const dist = env.NEXT_DIST_DIR ?? '';
  const stored = [join(dist, 'cache', 'pages'), join(dist, 'server', 'app', `${PAGE}.html`)];
  for (const path of stored) renameSync(path, `${path}.aside`);
  try {
    return await use();
  } finally {
    for (const path of stored) renameSync(`${path}.aside`, path);
  }
}

/** With neither a stored page nor a database a page cannot be rendered: its visitor reads so, and nothing runs. */
export async function saysSo(rig: Rig): Promise<string[]> {
  await rig.killBackend();
  await rig.restartServer();
  const answer = await withoutStored(rig, () => fetch(`${rig.origin}${PAGE}`));
  const html = await answer.text();
  await rig.startBackend();
  const isSaid = answer.status === 500 && html.includes(serverError.heading) && !html.includes('<script');
  return isSaid ? [] : [`A page that could not be rendered answered ${answer.status}: ${html.slice(0, 300)}`];
}
