import { ConflictError } from '@/lib/content/conflict';
import { storeFile, type UploadOptions } from '@/lib/content/files';
import { getLink, updateLink } from '@/lib/content/links';
import type { PdfLink } from '@/lib/content/records';

/**
 * Stores the file, if there is a new one, and then what is known of it. The revision is looked at first, because a
 * file keeps its address and so replaces the one before.
 * @returns the link as stored.
 * @throws ConflictError when somebody else saved the link meanwhile; nothing is replaced then.
 */
export async function saveLink(link: PdfLink, file: File | null, options: UploadOptions): Promise<PdfLink> {
  const stored = await getLink(link.id);
  if ((stored?.revision ?? 0) !== link.revision) throw new ConflictError('Link', link.id, stored);
  if (file) await storeFile(link.link, new Blob([file], { type: 'application/pdf' }), options);
  return { ...link, revision: await updateLink(link) };
}
