import { pdfPath } from './file-address';
import { storeOnce, type UploadOptions } from './files';
import { updateLink } from './links';
import type { PdfLink } from './records';

/**
 * Stores the file, if there is a new one, beside those from before, and then the record, which makes it live.
 * @returns the link as stored.
 * @throws ConflictError when somebody else saved the link meanwhile; their file stays live then.
 */
export async function saveLink(link: PdfLink, file: File | null, options: UploadOptions): Promise<PdfLink> {
  if (file) await storeOnce(pdfPath(link), new Blob([file], { type: 'application/pdf' }), options);
  return { ...link, revision: await updateLink(link) };
}
