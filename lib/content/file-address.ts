import type { PdfLink } from '@/lib/model/records';

/**
 * The public address of a stored file: on the site's own origin, so that pages need allow no other.
 * @param path the object's path in the store, as records keep it.
 */
export function fileAddress(path: string): string {
  return `/files/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * The path of the file that a PDF's record says is live. Files from before they were named by their content stand
 * at the record's own path.
 */
export function pdfPath({ link, sha256 }: Pick<PdfLink, 'link' | 'sha256'>): string {
  return sha256 ? `${link}/${sha256}.pdf` : link;
}
