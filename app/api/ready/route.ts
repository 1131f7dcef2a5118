import { revalidateTag } from 'next/cache';
import { isFilled } from '@/lib/pages/public-content';
import { TAG_OF } from '@/lib/publishing/revision-mark';
import { currentPage } from '@/lib/publishing/warm';

/** For load balancers: 200 once the pages hold real data. A build without the database starts with defaults. */
export async function GET(): Promise<Response> {
  const home = await currentPage('/').catch(() => '');
  const ready = isFilled(home);
  if (!ready) for (const tag of Object.values(TAG_OF)) revalidateTag(tag, 'max');
  const headers = { 'cache-control': 'no-store' };
  return ready
    ? Response.json({ ready }, { headers })
    : Response.json(
        { ready, reason: 'The pages were not rendered from the database yet.' },
        { status: 503, headers },
      );
}
