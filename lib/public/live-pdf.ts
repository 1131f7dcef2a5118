import 'server-only';
import { readInTime } from '@/lib/loading/within';
import { isPdfId } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { publicRecord } from '@/lib/records/public-records';
import { readRecord } from '@/lib/records/read';
import { keepLink, keptLink } from './kept-link';

async function read(id: string): Promise<PdfLink | null> {
  const stored = await readInTime(readRecord('Link', id), 'the link');
  return stored && publicRecord('Link', stored);
}

/**
 * Returns the link with this id, or null if there is none or its record is invalid, for example because it points to
 * another file. While the database is unavailable, returns the link as last read, even if by a previous process.
 * @param onStale called before a link from an earlier read is returned
 * @throws the read's error if there is no link from an earlier read
 */
export async function readLivePdf(id: string, onStale?: () => void): Promise<PdfLink | null> {
  if (!isPdfId(id)) return null;
  try {
    const link = await read(id);
    // A full disk must not prevent visitors from getting the file.
    await keepLink(id, link).catch(() => undefined);
    return link;
  } catch (error) {
    const known = await keptLink(id);
    if (known) {
      onStale?.();
      return known;
    }
    throw error;
  }
}
