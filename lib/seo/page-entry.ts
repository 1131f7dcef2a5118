import { pages } from '@/content/pages';
import type { PageEntry } from '@/content/types';

/** What the content says about the page at a path. @throws Error for a path that `content/pages.ts` does not list. */
export function pageEntry(path: string): PageEntry {
  const entry = pages.find((page) => page.path === path);
  if (!entry) throw new Error(`content/pages.ts lists no page at ${path}.`);
  return entry;
}
