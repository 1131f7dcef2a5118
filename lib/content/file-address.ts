import type { PdfLink } from '@/lib/model/records';

/**
 * The public path of a stored file. It is on the site's own origin, so that pages load nothing from other origins.
 * @param path the object's path in storage, as in records
 */
export function fileAddress(path: string): string {
  return `/files/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * The path of the file that a PDF's record names as live. Files that predate content-hashed names are at the record's
 * own path.
 */
export function pdfPath({ link, sha256 }: Pick<PdfLink, 'link' | 'sha256'>): string {
  return sha256 ? `${link}/${sha256}.pdf` : link;
}
