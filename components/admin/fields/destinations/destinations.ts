import { destinationTexts } from '@/content/admin/destinations';
import { builtDownloads } from '@/content/documents';
import { pages } from '@/content/pages';
import { articlePath } from '@/lib/articles/shelf';
import { getBlogs, getLinks } from '@/lib/records/facade';
import { publicPdfPath } from '@/lib/records/pdf-address';

/** A page, article or PDF on this site that a link can lead to. */
export type Destination = { address: string; label: string };

/** Returns the site's listed pages, public articles and PDFs. */
export async function readDestinations(): Promise<Destination[]> {
  const [blogs, links] = await Promise.all([getBlogs(false), getLinks()]);
  const downloads = Object.entries(builtDownloads).filter(([address]) => address);
  return [
    ...pages
      .filter(({ unlisted }) => !unlisted)
      .map(({ path, meta }) => ({ address: path, label: `${destinationTexts.page}: ${meta.title}` })),
    ...blogs
      .filter(({ slug, body }) => slug && body)
      .map(({ slug, title }) => ({
        address: articlePath(slug),
        label: `${destinationTexts.article}: ${title}`,
      })),
    ...downloads.map(([address, title]) => ({ address, label: `${destinationTexts.pdf}: ${title}` })),
    ...links.map(({ id, title }) => ({
      address: publicPdfPath(id),
      label: `${destinationTexts.pdf}: ${title || id}`,
    })),
  ];
}
