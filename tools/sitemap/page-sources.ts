import { existsSync } from 'node:fs';
import { pages } from '../../content/pages';

/**
 * Returns the files and folders whose last change sets the page's date: none for pages with database records, which Git
 * does not track.
 */
export function pageSources(path: string): string[] {
  const { files = [] } = pages.find((page) => page.path === path) ?? {};
  return files
    .flatMap((file) => [`content/${file}.ts`, `content/${file}`])
    .filter((each) => existsSync(each));
}
