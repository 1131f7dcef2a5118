import type { PdfLink } from '@/lib/model/records';
import { type Ending, saveDraft } from './drafts';
import { MissingFileError } from './errors';
import { pdfPath } from './file-address';
import { isStored, storeOnce, type UploadOptions } from './files';
import { operationsOf } from './operations';

const { save } = operationsOf('Link');

/** A PDF link, and its file if the file is not stored yet. */
type WithFile = { link: PdfLink; file: File | null };

/**
 * Stores the new file, if any, beside the earlier ones, and then writes the document that refers to it. Afterwards, tries
 * to store the file again if a purge deleted it in between.
 * @throws StorageError if the file cannot be stored; the errors of `write`
 */
async function withFile<Result>(
  { link, file }: WithFile,
  options: UploadOptions,
  write: () => Promise<Result>,
): Promise<Result> {
  const store = async (how: UploadOptions) => {
    if (file) await storeOnce(pdfPath(link), new Blob([file], { type: 'application/pdf' }), how);
  };
  await store(options);
  const result = await write();
  // An error here must not fail the write, which has succeeded.
  await store({}).catch(() => {});
  return result;
}

/** @throws MissingFileError if the link's file is not stored, for example because a purge deleted an abandoned one */
export async function requireFile(link: PdfLink): Promise<void> {
  if (!(await isStored(pdfPath(link)))) throw new MissingFileError();
}

/**
 * Stores the new file, if any, and then saves the record, which makes the file live.
 * @param ending if given, the end of the link's shared draft
 * @returns the stored link
 * @throws StorageError if the file cannot be stored; the errors of `saveRecord`
 */
export async function saveLink(
  link: PdfLink,
  file: File | null,
  options: UploadOptions,
  ending?: Ending,
): Promise<PdfLink> {
  const write = () => save(link, options.signal, undefined, ending);
  const { revision } = await withFile({ link, file }, options, write);
  return { ...link, revision };
}

/**
 * Stores the new file, if any, and then saves the shared draft that refers to it. The live file stays as it is.
 * @param loaded the draft's revision when it was loaded; 0 if there was none
 * @returns the draft's new revision
 * @throws StorageError if the file cannot be stored; the errors of `saveDraft`
 */
export const shareLink = (
  link: PdfLink,
  file: File | null,
  options: UploadOptions,
  loaded: number,
): Promise<number> =>
  withFile({ link, file }, options, () => saveDraft('Link', link, loaded, { signal: options.signal }));
