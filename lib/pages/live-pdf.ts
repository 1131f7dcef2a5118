import 'server-only';
import { getLink } from '@/lib/content/links';
import { PDF_NAME } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { SCHEMAS } from '@/lib/model/schema';
import { keepLink, keptLink } from './kept-link';
import { within } from './within';

async function read(id: string): Promise<PdfLink | null> {
  const stored = await within(getLink(id), 'the link');
  return SCHEMAS.Link.safeParse(stored).data ?? null;
}

/**
 * The link of this name, which says what is live; null where there is none. A record that points anywhere but to its
 * own file is taken for none. While the database does not answer, it is the link as it was read last, if only by the
 * server before this one.
 * @param onOld called before an earlier state is returned
 * @throws what the database threw, for a link that was not read before.
 */
export async function readLivePdf(id: string, onOld?: () => void): Promise<PdfLink | null> {
  if (!PDF_NAME.test(id)) return null;
  try {
    const link = await read(id);
    // A disk that takes nothing more must not keep the file from who asks for it.
    await keepLink(id, link).catch(() => undefined);
    return link;
  } catch (error) {
    const known = await keptLink(id);
    if (known) {
      onOld?.();
      return known;
    }
    throw error;
  }
}
