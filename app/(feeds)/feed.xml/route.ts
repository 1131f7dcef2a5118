import { PUBLISHABLE } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { newest } from '@/lib/public/archive';
import { parsedArticle } from '@/lib/public/parsed-article';
import { publicContent } from '@/lib/public/read-for-page';
import { atomFeed } from '@/lib/seo/feed/atom';
import { type FeedEntry, feedEntries } from '@/lib/seo/feed/entry';
import { fullText } from '@/lib/seo/feed/full-text';

export const dynamic = 'force-static';
/** In seconds. The file is also rendered again after a change in the database. */
export const revalidate = 3_600;

/** Returns entries for the newest blogs, with the full text of each article. */
async function blogEntries(): Promise<FeedEntry[]> {
  const blogs = newest(await publicContent('Blog'));
  const contents = await Promise.all(
    blogs.map(async (blog) =>
      blog.slug && blog.body ? fullText(await parsedArticle(blog), blog.language) : undefined,
    ),
  );
  return feedEntries('Blog', blogs).map((entry, index) => ({ ...entry, content: contents[index] }));
}

/** Returns an Atom feed of the newest records of each publishable kind. */
export async function GET(): Promise<Response> {
  const entries = await Promise.all(
    PUBLISHABLE.map(async (name) =>
      name === 'Blog' ? blogEntries() : feedEntries(name, newest<Publishable>(await publicContent(name))),
    ),
  );
  const sorted = entries.flat().toSorted((a, b) => b.published.getTime() - a.published.getTime());
  return new Response(atomFeed(sorted), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
