import { emptyRecord } from '@/lib/model/converter';
import { sensibleError } from '@/lib/model/fields/text';
import { fieldsOf } from '@/lib/model/kinds';
import type { Footprint, PdfLink } from '@/lib/model/records';
import type { Ending } from './drafts';
import { RefusedFigureError } from './errors';
import { operationsOf } from './operations';

// The specification's operations, under its names. Code that handles every kind uses `operationsOf`.

export const { list: getBlogs, get: getBlog, update: updateBlog, remove: deleteBlog } = operationsOf('Blog');

/** @public The admin deletes records through `operationsOf` instead. */
export const { list: getMedias, update: updateMedia, remove: deleteMedia } = operationsOf('Media');

const { list: listLinks, ...links } = operationsOf('Link');
export const { get: getLink, update: updateLink, remove: deleteLink } = links;

/** Returns every PDF link. For staff only. */
export const getLinks = (): Promise<PdfLink[]> => listLinks(true);

type FootprintId = 'draft' | 'published';

const footprints = operationsOf('GlobalFootprint');

/** Returns a footprint. @throws Error 'Doc does not exist.' if the footprint has never been saved */
export async function getFootprint(id: FootprintId): Promise<Footprint> {
  const footprint = await footprints.get(id);
  if (!footprint) throw new Error('Doc does not exist.');
  return footprint;
}

/** Returns a footprint, or the default figures at revision 0 if it has never been saved. */
export const getFootprintOrDefaults = async (id: FootprintId): Promise<Footprint> =>
  (await footprints.get(id)) ?? emptyRecord('GlobalFootprint', id);

/** @throws RefusedFigureError if a figure must not be published */
export function requireFigures(footprint: Footprint): void {
  const values: Record<string, unknown> = { ...footprint };
  const errors = Object.entries(fieldsOf('GlobalFootprint')).map(([field, spec]) =>
    spec.type === 'text' ? sensibleError(spec, String(values[field])) : '',
  );
  const refusal = errors.find(Boolean);
  if (refusal) throw new RefusedFigureError(refusal);
}

/**
 * Saves the figures as a draft, or publishes them if `publish` is true. Returns the new revision.
 * @param ending if given, the end of the shared draft of the published figures
 * @param signal aborting it before the figures are written cancels the save
 * @throws RefusedFigureError if a figure must not be published; the errors of `saveRecord`
 */
export async function updateFootprint(
  footprint: Footprint,
  publish: boolean,
  ending?: Ending,
  signal?: AbortSignal,
): Promise<number> {
  if (publish) requireFigures(footprint);
  const next = { ...footprint, id: publish ? 'published' : 'draft' };
  return (await footprints.save(next, signal, undefined, ending)).revision;
}
