import { number } from '@/components/admin/kit/format';
import { keepPictureName } from '@/components/admin/kit/picture-names';
import { fileErrors } from '@/content/admin/errors';
import { IMAGE_MAX_BYTES } from '@/lib/model/fields/image';
import { imagePath, sha256, storeOnce, type UploadOptions } from '@/lib/records/files';
import { inspectPng, type PngRefusal, pngHeader } from '@/lib/records/png-file';
import { fill } from '@/lib/text/fill';
import { type Converted, convertPicture, isOtherPicture } from './convert-picture';

/** A stored picture, with its size in pixels. A picture from the library also has its alternative text. */
export type StoredPicture = { path: string; width: number; height: number; alt?: string };

/**
 * The result of checking a file: the file to store unchanged, a converted version to offer to the user, or the reason
 * why the file is refused.
 */
export type CheckedPicture = { file: File } | { offer: Converted } | { refusal: string };

/** Reasons for which the browser may offer a smaller version. */
const TOO_LARGE: (PngRefusal | null)[] = ['imageTooLarge', 'interlaced', 'sideTooLong'];

/** Returns the message for a refused file, with the picture's size in pixels if that is the reason. */
async function reasonFor(refusal: keyof typeof fileErrors, file: File): Promise<string> {
  const { width, height } = await pngHeader(file);
  return fill(fileErrors[refusal], {
    width: number.format(width),
    height: number.format(height),
    // Rounded up, so that the number always exceeds the limit.
    megapixels: number.format(Math.ceil((width * height) / 100_000) / 10),
  });
}

/** Checks a chosen file by its content. Refuses folders and deleted files, which cannot be read. */
export const checkPicture = (file: File): Promise<CheckedPicture> =>
  inspect(file).catch(() => ({ refusal: fileErrors.brokenPicture }));

async function inspect(file: File): Promise<CheckedPicture> {
  const refusal = await inspectPng(file);
  const isOther = await isOtherPicture(file);
  if (isOther || TOO_LARGE.includes(refusal)) {
    const offer = await convertPicture(file, IMAGE_MAX_BYTES);
    if (!offer) return { refusal: await reasonFor(isOther || !refusal ? 'brokenPicture' : refusal, file) };
    return offer.file.size > IMAGE_MAX_BYTES ? { refusal: fileErrors.imageTooLarge } : { offer };
  }
  if (refusal) return { refusal: await reasonFor(refusal, file) };
  const decoded = await createImageBitmap(file).catch(() => null);
  decoded?.close();
  return decoded ? { file } : { refusal: fileErrors.brokenPng };
}

async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  const decoded = await createImageBitmap(file);
  const { width, height } = decoded;
  decoded.close();
  return { width, height };
}

/** Stores a picture under the hash of its content, unless it is already stored. Returns its path and size. */
export async function storeImage(
  recordId: string,
  file: File,
  options: UploadOptions,
): Promise<StoredPicture> {
  const path = imagePath(recordId, await sha256(file));
  await storeOnce(path, new Blob([file], { type: 'image/png' }), options);
  keepPictureName(path, file.name);
  return { path, ...(await sizeOf(file)) };
}
