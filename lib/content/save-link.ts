import type { PdfLink } from '@/lib/model/records';
import { pdfPath } from './file-address';
import { storeOnce, type UploadOptions } from './files';
import { updateLink } from './links';

/**
 * Stores the file, if there is a new one, beside those from before, and then the record, which makes it live.
 * The file is made sure of once more then: a purge may have taken it while no record named it yet.
 * @returns the link as stored.
 * @throws ConflictError when somebody else saved the link meanwhile; their file stays live then.
 */
export async function saveLink(link: PdfLink, file: File | null, options: UploadOptions): Promise<PdfLink> {
  const store = async (how: UploadOptions) => {
    if (file) await storeOnce(pdfPath(link), new Blob([file], { type: 'application/pdf' }), how);
  };
  await store(options);
  const revision = await updateLink(link);
  // Saved is saved: whether the file is served as well is what the receipt looks at.
  await store({}).catch(() => {});
  return { ...link, revision };
}
