import { PDF_NAME } from '@/lib/content/fields';
import { fileAddress } from '@/lib/content/file-address';
import { getLink } from '@/lib/content/links';
import { SCHEMAS } from '@/lib/content/schema';
import { within } from '@/lib/pages/page-read';

export type FoundFile = { address: string; title: string };

/**
 * Where the PDF of this name is served, or null where there is none. A record that points anywhere but to its own
 * file is taken for none. While the database does not answer, the address of the file is known all the same.
 */
export async function findFile(id: string): Promise<FoundFile | null> {
  if (!PDF_NAME.test(id)) return null;
  try {
    const link = SCHEMAS.Link.safeParse(await within(getLink(id), 'the link'));
    return link.success ? { address: fileAddress(link.data.link), title: link.data.title || id } : null;
  } catch {
    return { address: fileAddress(`pdfs/${id}`), title: id };
  }
}
