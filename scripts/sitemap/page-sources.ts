import { existsSync } from 'node:fs';
import { pages } from '../../content/pages';

/**
 * The files whose last change is the page's, with the folders of their parts. None for pages that also show records
 * from the database: when those changed is not known here.
 */
export function pageSources(path: string): string[] {
  const { files = [] } = pages.find((page) => page.path === path) ?? {};
  return files
    .flatMap((file) => [`content/${file}.ts`, `content/${file}`])
    .filter((each) => existsSync(each));
}
