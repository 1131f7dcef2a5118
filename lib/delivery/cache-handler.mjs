// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withModule } from './module-in-page.mjs';
import PolicyCache from './policy-cache.mjs';
import { withoutFrameworkScripts, withUsedStyles } from './static-html.mjs';

/**
 * The cache in which public pages hold no framework script: an App Router page carries 115 kB of them. Nor do they hold
 * the styles of other pages; where there is room, they hold the elements' module.
 */
export default class StaticPageCache extends PolicyCache {
  /** @param {any} context */
  constructor(context) {
    super(context);
    this.publicFolder = join(context.serverDistDir, '..', '..', 'public');
    this.notFoundFile = join(context.serverDistDir, 'app', '_not-found.html');
  }

  /** @override @param {{ html: string, status?: number }} page */
  publicHtml(page) {
    // `notFound()` in a page renders a shell that only scripts fill; the real page takes its place.
    const isShell = page.status === 404 && page.html.includes('__next_error__');
    const html = isShell ? readFileSync(this.notFoundFile, 'utf8') : page.html;
    return withModule(withUsedStyles(withoutFrameworkScripts(html)), (address) => {
      const file = join(this.publicFolder, address);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    });
  }
}
