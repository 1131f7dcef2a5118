import { byYearThenNewest } from './order';
import { readAll, readPublic, readRecord } from './read';
import type { Media } from './records';
import { deleteRecord, saveRecord } from './write';

/** Press mentions, newest year first; with drafts for administrators only. */
export async function getMedias(includeDrafts: boolean): Promise<Media[]> {
  return byYearThenNewest(includeDrafts ? await readAll('Media') : await readPublic('Media'));
}

export function getMedia(id: string): Promise<Media | null> {
  return readRecord('Media', id);
}

/** Saves the whole record over the revision it carries, and answers with the new revision. */
export function updateMedia(media: Media): Promise<number> {
  return saveRecord('Media', media);
}

/** Deletes the mention if it is still at this revision. */
export function deleteMedia(id: string, revision: number): Promise<void> {
  return deleteRecord('Media', id, revision);
}
