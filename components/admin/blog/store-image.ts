import { fileErrors } from '@/content/admin/errors';
import { imagePath, sha256, storeOnce, type UploadOptions } from '@/lib/content/files';
import { inspectPng } from '@/lib/content/png-file';
import { keepPictureName } from './picture-names';

/** Why a file cannot be the picture of a blog, after looking at its bytes and decoding it; '' when it can. */
export async function imageRefusal(file: File): Promise<string> {
  const refusal = await inspectPng(file);
  if (refusal) return fileErrors[refusal];
  const decoded = await createImageBitmap(file).catch(() => null);
  decoded?.close();
  return decoded ? '' : fileErrors.brokenPng;
}

/** Stores a picture under the name of its content, unless it is stored already. @returns its path. */
export async function storeImage(recordId: string, file: File, options: UploadOptions): Promise<string> {
  const path = imagePath(recordId, await sha256(file));
  await storeOnce(path, new Blob([file], { type: 'image/png' }), options);
  keepPictureName(path, file.name);
  return path;
}
