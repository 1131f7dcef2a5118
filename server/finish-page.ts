import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { builtStyles, finish, inlineHashes } from 'next-zero-js';
import type { Settings } from '../lib/settings/settings';
import { adminPolicy, commonHeaders, isAdmin, PAGE_CACHING, publicPolicy } from './headers';
import type { RenderedPage } from './responses';

/** Classes that the elements' scripts add. */
const SCRIPT_CLASSES = [/^swiper/, 'visually-hidden'];

/** Class names of CSS modules: a hash, then the name in the source. */
const MODULE_CLASSES = /^_?[\w-]{6}_\w/;

export type FinishPage = (path: string, page: RenderedPage) => Promise<RenderedPage>;

/**
 * Returns a function that turns Next's page into the page that is sent. All pages get the site's headers, and public
 * pages lose the framework's scripts. The result depends only on the page and its path.
 * @param dist Next's build folder
 */
export function pageFinisher(settings: Settings, dist: string): FinishPage {
  const readStyles = builtStyles(dist);

  const withoutFramework = (html: string) =>
    finish(html, {
      keepScript: ({ attributes }) => attributes.id === 'elements',
      readStyles,
      keepClasses: SCRIPT_CLASSES,
      shortenClasses: MODULE_CLASSES,
      transform: withModule,
    });

  return async (path, { status, headers, body }) => {
    const type = headers['content-type'] ?? '';
    const common = commonHeaders({ status, type, path }, settings);
    if (!type.startsWith('text/html')) {
      return { status, headers: { ...common, 'cache-control': PAGE_CACHING, ...headers }, body };
    }
    const html = body.toString('utf8');
    if (isAdmin(path)) {
      const policy = adminPolicy(inlineHashes(html), settings.backend);
      const own = { ...headers, 'content-security-policy': policy, 'cache-control': 'no-cache' };
      return { status, headers: { ...common, ...own }, body };
    }
    const page = settings.keepFrameworkScripts
      ? { html, ...inlineHashes(html) }
      : await withoutFramework(html);
    const own = {
      ...headers,
      'content-security-policy': publicPolicy(page.html, page),
      'cache-control': status === 200 ? PAGE_CACHING : 'no-store',
    };
    return { status, headers: { ...common, ...own }, body: Buffer.from(page.html) };
  };
}

/**
 * The maximum size in bytes, after fast compression, of a page with the module inlined. The strongest compression makes
 * the page 7.5 to 9% smaller, so it still fits into a connection's first packets, which hold 14,000 bytes.
 */
const MAX_FAST_BYTES = 15_000;

const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const IMPORT = /(<script id="elements">[^<]*)import\("(\/elements\/elements[^"]*)"\)/;

/** Inlines the elements' module if the page then still fits into a connection's first packets. */
function withModule(html: string): string {
  const page = html.replace(IMPORT, (whole, before: string, address: string) => {
    const file = join('public', address);
    if (!existsSync(file)) return whole;
    const code = readFileSync(file, 'utf8').replaceAll('"./', `"${address.replace(/[^/]+$/, '')}`);
    return `${before}(()=>{${code}})()`;
  });
  return brotliCompressSync(page, FAST).length <= MAX_FAST_BYTES ? page : html;
}
