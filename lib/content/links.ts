import type { PdfLink } from '@/lib/model/records';
import { readAll, readListedLinks, readRecord } from './read';
import { deleteRecord, saveRecord } from './write';

/** Every PDF link; administrators only. */
export function getLinks(): Promise<PdfLink[]> {
  return readAll('Link');
}

/** One PDF's link. Anyone who knows its name may read it. */
export function getLink(id: string): Promise<PdfLink | null> {
  return readRecord('Link', id);
}

/** Saves the whole record if its revision is still the stored one, and returns the new revision. */
export async function updateLink(link: PdfLink): Promise<number> {
  const { revision } = await saveRecord('Link', link);
  return revision;
}

/** Deletes the link if still at this revision. Its URL then returns 404; its files remain at least until a purge. */
export function deleteLink(id: string, revision: number): Promise<void> {
  return deleteRecord('Link', id, revision);
}

/** The PDFs that visitors may list, or none while the previous release's rules are deployed, which forbid listing. */
export const getListedLinks = (): Promise<PdfLink[]> =>
  readListedLinks().catch((error: { code?: string }) => {
    if (error.code === 'permission-denied') return [];
    throw error;
  });
