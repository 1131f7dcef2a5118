import 'server-only';
import { revalidateTag } from 'next/cache';
import { refusals } from '@/content/publishing';
import { within } from '@/lib/pages/page-read';
import { pagesShowing } from '@/lib/pages/pages-showing';
import { renewInCache } from './renew-in-cache';
import { type Publication, TAG_OF } from './revision-mark';
import { warmUntilShown } from './warm';

/** Milliseconds after which the answer says 'not yet'; asking again marks the pages again. */
const MAX_WAIT = 2_500;

type Page = { path: string; live: boolean };

/** Where a change can be seen, and whether it is seen there. */
async function pagesOnceShown(change: Publication, deadline: number): Promise<Page[]> {
  const paths = await within(pagesShowing(change), 'which pages show a change', MAX_WAIT);
  return Promise.all(
    paths.map(async (path) => {
      const live = (await warmUntilShown(path, change, deadline)) && (await renewInCache(path, change));
      return { path, live };
    }),
  );
}

async function reportOn(changes: Publication[], onLive?: (change: Publication) => void): Promise<object> {
  const deadline = Date.now() + MAX_WAIT;
  try {
    const reports = changes.map(async (change) => {
      const pages = await pagesOnceShown(change, deadline);
      if (pages.every(({ live }) => live)) onLive?.(change);
      return pages;
    });
    return { pages: (await Promise.all(reports)).flat() };
  } catch {
    return { error: refusals.pagesUnknown };
  }
}

/**
 * Makes the pages that show these changes render anew. The answer's body follows when they are known to show them:
 * the invalidation applies once a response has begun.
 */
export function answerWhenShown(changes: Publication[], onLive?: (change: Publication) => void): Response {
  for (const tag of new Set(changes.map(({ collection }) => TAG_OF[collection]))) revalidateTag(tag, 'max');
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(JSON.stringify(await reportOn(changes, onLive))));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } });
}
