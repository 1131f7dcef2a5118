import { links } from '@/content/admin/links';
import type { PdfLink } from '@/lib/model/records';
import { getLink } from '@/lib/records/facade';
import { deletionOf } from '@/lib/records/history';

export type FoundLink = { next: PdfLink; isNew: boolean };

/** Returns the stored link that a new link with this id would replace, or else the new link; or why it cannot have the id. */
export async function findLink(id: string, link: PdfLink): Promise<FoundLink | { refusal: string }> {
  // A failed read is not reported here, because the save also checks for an existing link.
  const there = await getLink(id).catch(() => null);
  if (there) return { next: there, isNew: false };
  const deleted = await deletionOf('Link', id).catch(() => null);
  if (deleted) return { refusal: links.deletedName[deleted.deletion] };
  return { next: { ...link, id, link: `pdfs/${id}` }, isNew: true };
}
