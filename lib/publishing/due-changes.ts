import 'server-only';
import { getDue } from '@/lib/content/operations';
import { PUBLISHABLE } from '@/lib/model/kinds';
import { type Publication, revisionMark } from './revision-mark';

/** How many are looked at in one call. The latest come first; those before them were live before this server ran. */
const MOST = 20;

/** What this server has seen live already: a due record stays due for good. */
const seen = new Set<string>();

const markOf = ({ collection, id, revision }: Publication) =>
  revisionMark({ collection, id, revision: revision ?? 0 });

/** Scheduled records whose time has come, and which this server's pages were not seen to show. */
export async function dueChanges(): Promise<Publication[]> {
  const found = await Promise.all(
    PUBLISHABLE.map(async (collection) =>
      (await getDue(collection)).map(({ id, revision, publishAt }) => ({
        change: { collection, id, revision },
        since: publishAt?.getTime() ?? 0,
      })),
    ),
  );
  return found
    .flat()
    .filter(({ change }) => !seen.has(markOf(change)))
    .toSorted((a, b) => b.since - a.since)
    .slice(0, MOST)
    .map(({ change }) => change);
}

export function rememberLive(change: Publication) {
  seen.add(markOf(change));
}
