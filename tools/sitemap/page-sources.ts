import { existsSync } from 'node:fs';
import { pages } from '../../content/pages';

/**
 * The files and folders whose last change sets the page's date. None for pages with database records, because Git does
 * not track those.
 */
export function pageSources(path: string): string[] {
  const { files = [] } = pages.find((page) => page.path === path) ?? {};
  return files
    .flatMap((file) => [`content/${file}.ts`, `content/${file}`])
    .filter((each) => existsSync(each));
}
