import { newest } from '@/lib/pages/archive';
import { publicBlogs, publicMedia } from '@/lib/pages/public-content';
import { atomFeed } from '@/lib/seo/feed/atom';
import { blogEntry, mentionEntry } from '@/lib/seo/feed/entry';

export const dynamic = 'force-static';

/** The newest blogs and press mentions for feed readers; made anew like the pages that show them. */
export async function GET(): Promise<Response> {
  const [blogs, mentions] = await Promise.all([publicBlogs(), publicMedia()]);
  const entries = [...newest(blogs).map(blogEntry), ...newest(mentions).map(mentionEntry)];
  const sorted = entries.toSorted((a, b) => b.published.getTime() - a.published.getTime());
  return new Response(atomFeed(sorted), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
