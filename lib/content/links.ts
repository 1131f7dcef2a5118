import type { PdfLink } from '@/lib/model/records';
import { readAll, readRecord } from './read';
import { deleteRecord, saveRecord } from './write';

/** Every PDF link; administrators only. */
export function getLinks(): Promise<PdfLink[]> {
  return readAll('Link');
}

/** The link of one PDF, for anyone who knows its name. */
export function getLink(id: string): Promise<PdfLink | null> {
  return readRecord('Link', id);
}

/** Saves the whole record over the revision it carries, and answers with the new revision. */
export function updateLink(link: PdfLink): Promise<number> {
  return saveRecord('Link', link);
}

/** Deletes the link if it is still at this revision: its address then serves nothing. The files stay. */
export function deleteLink(id: string, revision: number): Promise<void> {
  return deleteRecord('Link', id, revision);
}
