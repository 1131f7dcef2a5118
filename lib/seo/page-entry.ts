import { pages } from '@/content/pages';
import type { PageEntry } from '@/content/types';

/** Returns a page's entry in `content/pages.ts`. @throws Error if the path has no entry */
export function pageEntry(path: string): PageEntry {
  const entry = pages.find((page) => page.path === path);
  if (!entry) throw new Error(`content/pages.ts lists no page at ${path}.`);
  return entry;
}
