import { emptyRecord } from '@/lib/model/converter';
import type { Footprint } from '@/lib/model/records';
import { readRecord } from './read';
import { saveRecord } from './write';

export type FootprintId = 'draft' | 'published';

/** Returns a footprint. @throws Error 'Doc does not exist.' if the footprint has never been saved */
export async function getFootprint(id: FootprintId): Promise<Footprint> {
  const footprint = await readRecord('GlobalFootprint', id);
  if (!footprint) throw new Error('Doc does not exist.');
  return footprint;
}

/** Returns a footprint, or the default figures at revision 0 if it has never been saved. */
export async function getFootprintOrDefaults(id: FootprintId): Promise<Footprint> {
  return (await readRecord('GlobalFootprint', id)) ?? emptyRecord('GlobalFootprint', id);
}

/** Saves the figures as a draft, or publishes them if `publish` is true. Returns the new revision. */
export async function updateFootprint(footprint: Footprint, publish: boolean): Promise<number> {
  const id = publish ? 'published' : 'draft';
  const { revision } = await saveRecord('GlobalFootprint', { ...footprint, id });
  return revision;
}
