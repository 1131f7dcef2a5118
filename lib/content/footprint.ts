import { readRecord } from './read';
import type { Footprint } from './records';
import { saveRecord } from './write';

export type FootprintId = 'draft' | 'published';

/** @throws Error 'Doc does not exist.' when that footprint was never saved. */
export async function getFootprint(id: FootprintId): Promise<Footprint> {
  const footprint = await readRecord('GlobalFootprint', id);
  if (!footprint) throw new Error('Doc does not exist.');
  return footprint;
}

/** Saves the figures as the draft, or with `publish` as what visitors see, and answers with the new revision. */
export function updateFootprint(footprint: Footprint, publish: boolean): Promise<number> {
  return saveRecord('GlobalFootprint', { ...footprint, id: publish ? 'published' : 'draft' });
}
