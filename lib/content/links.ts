import type { PdfLink } from '@/lib/model/records';
import { readAll, readListedLinks, readRecord } from './read';
import { deleteRecord, saveRecord } from './write';

/** Every PDF link; administrators only. */
export function getLinks(): Promise<PdfLink[]> {
  return readAll('Link');
}

/** One PDF's link; null if it does not exist. Anyone who knows its name may read it. */
export function getLink(id: string): Promise<PdfLink | null> {
  return readRecord('Link', id);
}

/** Saves the whole record, and returns the new revision. @throws the errors of `saveRecord` */
export async function updateLink(link: PdfLink): Promise<number> {
  const { revision } = await saveRecord('Link', link);
  return revision;
}

/** Deletes the link. Its files stay stored at least until a purge. @throws ConflictError if another revision is stored */
export function deleteLink(id: string, revision: number): Promise<void> {
  return deleteRecord('Link', id, revision);
}

/** The PDFs that visitors may list; none while the deployed rules are the previous release's, which forbid listing. */
export const getListedLinks = (): Promise<PdfLink[]> =>
  readListedLinks().catch((error: { code?: string }) => {
    if (error.code === 'permission-denied') return [];
    throw error;
  });
