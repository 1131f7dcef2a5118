import 'server-only';
import { within } from '@/lib/pages/page-read';
import { pagesShowing } from '@/lib/pages/pages-showing';
import type { Publication } from './revision-mark';
import { wasSeenLive } from './seen-live';
import { isShown } from './warm';

/** The pages of a change that was live a moment ago and still is, or null: nothing needs to be rendered for it. */
export async function pagesStillShowing(change: Publication): Promise<{ path: string; live: true }[] | null> {
  if (!wasSeenLive(change)) return null;
  const paths = await within(pagesShowing(change), 'which pages show a change').catch(() => null);
  const shown = await Promise.all((paths ?? []).map((path) => isShown(path, change)));
  return paths && !shown.includes(false) ? paths.map((path) => ({ path, live: true })) : null;
}
