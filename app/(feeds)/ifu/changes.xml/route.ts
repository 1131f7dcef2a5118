import { changesPage } from '@/content/ifu/changes';
import { latestChanges } from '@/lib/documents/document-changes';
import { publicContent } from '@/lib/public/read-for-page';
import { atomFeed } from '@/lib/seo/feed/atom';
import { changeEntries } from '@/lib/seo/feed/change-entries';

export const dynamic = 'force-static';
/** In seconds. The file is also rendered again after a change in the database. */
export const revalidate = 3_600;

/** Returns an Atom feed of the changes to instructions for use and safety data. */
export async function GET(): Promise<Response> {
  const changes = latestChanges(await publicContent('Link'));
  const feed = atomFeed(changeEntries(changes), { ...changesPage.feed, page: changesPage.path });
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}
