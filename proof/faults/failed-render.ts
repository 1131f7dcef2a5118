import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { serverError } from '@/content/status-pages';
import type { Rig } from './rig';

const PAGE = '/press';

/** Hides Next's last good copy of the page while `use` runs. */
async function withoutStored<T>({ env }: Rig, use: () => Promise<T>): Promise<T> {
  const stored = join(env.NEXT_DIST_DIR ?? '', 'server', 'app', `${PAGE}.html`);
  renameSync(stored, `${stored}.aside`);
  try {
    return await use();
  } finally {
    renameSync(`${stored}.aside`, stored);
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
