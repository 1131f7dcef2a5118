import { fileSize } from '@/components/ui/download-link/file-size';
import { links } from '@/content/admin/links';

export type FileFacts = {
  /** In bytes; 0 where it was never recorded, as for pages. */
  size: number;
  pages: number;
  sha256?: string;
};

/** What is known of a file, in words. Files of one size and length are told apart by the start of their hash. */
export function fileFacts({ size, pages, sha256 = '' }: FileFacts): string[] {
  return [
    size > 0 ? fileSize(size) : '',
    pages > 0 ? `${pages} ${pages === 1 ? links.page : links.pages}` : '',
    sha256 && `${links.fingerprint} ${sha256.slice(0, 8)}`,
  ].filter(Boolean);
}
