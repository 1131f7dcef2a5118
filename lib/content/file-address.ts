import type { PdfLink } from '@/lib/model/records';

/**
 * The public path of a stored file, on the site's own origin.
 * @param path the object's path in storage, as in records
 */
export function fileAddress(path: string): string {
  return `/files/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * The storage path of the live file of a PDF. A file that predates content-hashed names is at the path in `link`.
 */
export function pdfPath({ link, sha256 }: Pick<PdfLink, 'link' | 'sha256'>): string {
  return sha256 ? `${link}/${sha256}.pdf` : link;
}
