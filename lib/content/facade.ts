import { emptyRecord } from '@/lib/model/converter';
import type { Footprint, PdfLink } from '@/lib/model/records';
import { operationsOf } from './operations';

// The specification's operations, under its names. Code that handles every kind uses `operationsOf`.

export const { list: getBlogs, get: getBlog, update: updateBlog, remove: deleteBlog } = operationsOf('Blog');

/** @public The admin deletes records through `operationsOf` instead. */
export const { list: getMedias, update: updateMedia, remove: deleteMedia } = operationsOf('Media');

const { list: listLinks, ...links } = operationsOf('Link');
export const { get: getLink, update: updateLink, remove: deleteLink } = links;

/** Returns every PDF link. For administrators only. */
export const getLinks = (): Promise<PdfLink[]> => listLinks(true);

/** Returns the PDFs that visitors can list. */
export const getListedLinks = (): Promise<PdfLink[]> => listLinks(false);

export type FootprintId = 'draft' | 'published';

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

/** Saves the figures as a draft, or publishes them if `publish` is true. Returns the new revision. */
export const updateFootprint = (footprint: Footprint, publish: boolean): Promise<number> =>
  footprints.update({ ...footprint, id: publish ? 'published' : 'draft' });
