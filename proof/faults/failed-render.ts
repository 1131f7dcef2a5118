import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { serverError } from '@/content/status-pages';
import type { Rig } from './rig';

const PAGE = '/press';

/** Hides the page's built copy and its last good copy while `use` runs. */
async function withoutStored<T>({ env }: Rig, use: () => Promise<T>): Promise<T> {
  const folder = join(env.NEXT_DIST_DIR ?? '', 'server');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const stored = files.filter((file) => file.endsWith(`${PAGE}.html`)).map((file) => join(folder, file));
  for (const path of stored) renameSync(path, `${path}.aside`);
  try {
    return await use();
  } finally {
    for (const path of stored) renameSync(`${path}.aside`, path);
  }
}

/** Checks that, without a stored page or a database, visitors get an error page that does not need the framework. */
export async function saysSo(rig: Rig): Promise<string[]> {
  await rig.killBackend();
  await rig.restartServer();
  const answer = await withoutStored(rig, () => fetch(`${rig.origin}${PAGE}`));
  const html = await answer.text();
  await rig.startBackend();
  const failures = [
    answer.status === 500 ? null : `status ${answer.status}`,
    html.includes(serverError.heading) ? null : 'no error heading',
    html.includes('src="/_next/static/chunks') ? "the framework's scripts" : null,
  ].filter((failure) => failure !== null);
  return failures.length === 0 ? [] : [`A page that could not be rendered returned ${failures.join(', ')}.`];
}
