import type { PdfLink } from '@/lib/model/records';

/**
 * The public path of a stored file, on the site's own origin.
 * @param path the object's path in storage, as in records
 */
export function fileAddress(path: string): string {
  return `/files/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** The storage path of a PDF's live file. If the file predates content-hashed names, this is the path in `link`. */
export function pdfPath({ link, sha256 }: Pick<PdfLink, 'link' | 'sha256'>): string {
  return sha256 ? `${link}/${sha256}.pdf` : link;
}
