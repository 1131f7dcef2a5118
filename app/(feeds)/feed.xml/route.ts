import { PUBLISHABLE } from '@/lib/model/kinds';
import { newest } from '@/lib/pages/archive';
import { publicRecords } from '@/lib/pages/public-content';
import { atomFeed } from '@/lib/seo/feed/atom';
import { feedEntries } from '@/lib/seo/feed/entry';

export const dynamic = 'force-static';
/** A net: the server renders pages when the database tells that something changed. */
export const revalidate = 3_600;

/** The newest records of every kind for feed readers; made anew like the pages that show them. */
export async function GET(): Promise<Response> {
  const entries = await Promise.all(
    PUBLISHABLE.map(async (name) => feedEntries(name, newest(await publicRecords(name)))),
  );
  const sorted = entries.flat().toSorted((a, b) => b.published.getTime() - a.published.getTime());
  return new Response(atomFeed(sorted), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
