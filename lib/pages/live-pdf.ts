import 'server-only';
import { PDF_NAME } from '@/lib/content/fields';
import { getLink } from '@/lib/content/links';
import type { PdfLink } from '@/lib/content/records';
import { SCHEMAS } from '@/lib/content/schema';
import { within } from './page-read';

const MOST = 1_000;

/** The links that were read last, for when the database does not answer. */
const lastRead = new Map<string, PdfLink>();

function remember(id: string, link: PdfLink | null): PdfLink | null {
  lastRead.delete(id);
  const oldest = lastRead.size >= MOST ? lastRead.keys().next().value : undefined;
  if (oldest !== undefined) lastRead.delete(oldest);
  if (link) lastRead.set(id, link);
  return link;
}

/**
 * The link of this name, which says what is live; null where there is none. A record that points anywhere but to its
 * own file is taken for none. While the database does not answer, it is the link as it was read last.
 * @throws what the database threw, for a link that was not read before.
 */
export async function readLivePdf(id: string): Promise<PdfLink | null> {
  if (!PDF_NAME.test(id)) return null;
  try {
    const stored = await within(getLink(id), 'the link');
    return remember(id, SCHEMAS.Link.safeParse(stored).data ?? null);
  } catch (error) {
    const known = lastRead.get(id);
    if (known) return known;
    throw error;
  }
}
