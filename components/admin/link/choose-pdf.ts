import { fileErrors } from '@/content/admin/errors';
import { sha256 } from '@/lib/content/files';
import { inspectPdf, readPdf } from '@/lib/content/pdf-file';
import { pdfId } from '@/lib/content/pdf-name';

/** A file ready for upload, with the details that the editor shows first. */
export type ChosenPdf = {
  file: File;
  id: string;
  title: string;
  sha256: string;
  size: number;
  pages: number;
};

/** The file name without its extension, as a title. */
const spokenName = (fileName: string) =>
  fileName
    .replace(/\.pdf$/i, '')
    .replace(/[-_]+/g, ' ')
    .trim();

/**
 * Checks a file and reads its details.
 * @throws if the PDF reader could not be loaded
 */
export async function choosePdf(file: File): Promise<ChosenPdf | { refusal: string }> {
  const refusal = await inspectPdf(file);
  if (refusal) return { refusal: fileErrors[refusal] };
  const contents = await readPdf(file);
  if (typeof contents === 'string') return { refusal: fileErrors[contents] };
  const { pages, title } = contents;
  return {
    file,
    id: pdfId(file.name),
    title: title || spokenName(file.name),
    sha256: await sha256(file),
    size: file.size,
    pages,
  };
}
