import type { PdfLink } from '@/lib/model/records';
import { readAll, readRecord } from './read';
import { deleteRecord, saveRecord } from './write';

/** Returns every PDF link. For administrators only. */
export function getLinks(): Promise<PdfLink[]> {
  return readAll('Link');
}

/** Returns a PDF's link, or null if it does not exist. Anyone who knows the id can read it. */
export function getLink(id: string): Promise<PdfLink | null> {
  return readRecord('Link', id);
}

/** Saves the whole record, and returns the new revision. @throws the errors of `saveRecord` */
export async function updateLink(link: PdfLink): Promise<number> {
  const { revision } = await saveRecord('Link', link);
  return revision;
}

/**
 * Deletes the link, but not its files, which only a purge deletes. @throws ConflictError if another revision is stored
 */
export function deleteLink(id: string, revision: number): Promise<void> {
  return deleteRecord('Link', id, revision);
}
