import { emptyRecord } from '@/lib/model/converter';
import { sensibleError } from '@/lib/model/fields';
import { fieldsOf } from '@/lib/model/kinds';
import type { Footprint } from '@/lib/model/records';
import { RefusedFigureError } from './errors';
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

/** Returns the reason why the figures must not be published, or ''. */
function refusalOf(footprint: Footprint): string {
  const values: Record<string, unknown> = { ...footprint };
  const errors = Object.entries(fieldsOf('GlobalFootprint')).map(([field, spec]) =>
    spec.type === 'text' ? sensibleError(spec, String(values[field])) : '',
  );
  return errors.find(Boolean) ?? '';
}

/**
 * Saves the figures as a draft, or publishes them if `publish` is true. Returns the new revision.
 * @throws RefusedFigureError if a figure must not be published; the errors of `saveRecord`
 */
export async function updateFootprint(footprint: Footprint, publish: boolean): Promise<number> {
  const refusal = publish ? refusalOf(footprint) : '';
  if (refusal) throw new RefusedFigureError(refusal);
  const id = publish ? 'published' : 'draft';
  const { revision } = await saveRecord('GlobalFootprint', { ...footprint, id });
  return revision;
}
