import type { PdfLink } from '@/lib/model/records';
import { updateLink } from './facade';
import { pdfPath } from './file-address';
import { storeOnce, type UploadOptions } from './files';

/**
 * Stores the new file, if any, beside the earlier ones, and then saves the record, which makes the file live.
 * Afterwards, tries to store the file again if a purge deleted it before the record referred to it.
 * @returns the stored link
 * @throws StorageError if the file cannot be stored; the errors of `saveRecord`
 */
export async function saveLink(link: PdfLink, file: File | null, options: UploadOptions): Promise<PdfLink> {
  const store = async (how: UploadOptions) => {
    if (file) await storeOnce(pdfPath(link), new Blob([file], { type: 'application/pdf' }), how);
  };
  await store(options);
  const revision = await updateLink(link);
  // An error here must not fail the save, because the record has been saved.
  await store({}).catch(() => {});
  return { ...link, revision };
}
