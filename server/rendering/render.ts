import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  builtStyles,
  finish,
  inlineHashes,
  isErrorShell,
  type NextRequestHandler,
  render,
} from 'next-zero-js';
import type { Settings } from '../../lib/settings/settings';
import { adminPolicy, commonHeaders, isAdmin, PAGE_CACHING, publicPolicy } from '../headers';
import { digestOf, encoded, type RenderedPage } from '../responses';
import { STATUS_ROUTES } from '../routes';
import type { RendererCalls } from './calls';
import type { RemoteContent } from './remote-content';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 8 * 1024 * 1024;

/** Statuses of responses that the server keeps in memory. A render with any other status fails. */
const KEPT = [200, 301, 308, 404, 410];

/** Classes that the elements' scripts add. */
const SCRIPT_CLASSES = [/^swiper/, 'visually-hidden'];

/** Class names of CSS modules: a hash, then the name in the source. */
const MODULE_CLASSES = /^_?[\w-]{6}_\w/;

export type RendererOptions = {
  handler: NextRequestHandler;
  settings: Settings;
  content: RemoteContent;
  /** The build's token, which forces Next to render a page again. */
  revalidateToken: string;
  publicFolder: string;
  /** Next's build folder. */
  dist: string;
};

/** Renders pages with Next in this process, and post-processes and compresses them. */
export function createRenderer(options: RendererOptions): RendererCalls {
  const { handler, settings, content, revalidateToken, publicFolder, dist } = options;
  const host = new URL(settings.siteUrl).host;
  const readStyles = builtStyles(dist);

  async function ask(path: string, headers: Record<string, string> = {}): Promise<RenderedPage> {
    const {
      status,
      headers: sent,
      body,
    } = await render(handler, path, {
      headers: { host, ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      maxBytes: MAX_BYTES,
    });
    if (!KEPT.includes(status)) throw new Error(`Rendering ${path} ended with status ${status}.`);
    const kept = ['content-type', 'location'].flatMap((name) =>
      sent[name] ? [[name, String(sent[name])]] : [],
    );
    return { status, headers: Object.fromEntries(kept), body };
  }

  const withoutFramework = (html: string) =>
    finish(html, {
      keepScript: ({ attributes }) => attributes.id === 'elements',
      readStyles,
      keepClasses: SCRIPT_CLASSES,
      shortenClasses: MODULE_CLASSES,
      transform: (page) => withModule(page, publicFolder),
    });

  async function finished(path: string, { status, headers, body }: RenderedPage): Promise<RenderedPage> {
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
  }

  const statusPage = async (route: string, status: number): Promise<RenderedPage> =>
    finished(route, { ...(await ask(route)), status });

  let notFoundPage: Promise<RenderedPage> | undefined;
  const notFound = (): Promise<RenderedPage> => {
    notFoundPage ??= statusPage(STATUS_ROUTES.notFound, 404);
    return notFoundPage;
  };

  async function renderPage(path: string, how: 'anew' | 'as built'): Promise<RenderedPage> {
    const page = await ask(path, how === 'anew' ? { 'x-prerender-revalidate': revalidateToken } : {});
    // For a page that calls `notFound()`, Next renders a shell that is empty without scripts.
    if (page.status === 404 && isErrorShell(page.body.toString('utf8'))) return notFound();
    return finished(path, page);
  }

  return {
    async render(path, how, known) {
      const { result: page, used } = await content.recording(() => renderPage(path, how));
      if (digestOf(page.body) === known) return { page, used, bodies: null };
      return { page, used, bodies: await encoded(page, known === undefined ? 'strongest' : 'fast') };
    },
    compress: (page) => encoded(page),
    async statusPages() {
      return { notFound: await notFound(), serverError: await statusPage(STATUS_ROUTES.serverError, 500) };
    },
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
function withModule(html: string, publicFolder: string): string {
  const page = html.replace(IMPORT, (whole, before: string, address: string) => {
    const file = join(publicFolder, address);
    if (!existsSync(file)) return whole;
    const code = readFileSync(file, 'utf8').replaceAll('"./', `"${address.replace(/[^/]+$/, '')}`);
    return `${before}(()=>{${code}})()`;
  });
  return brotliCompressSync(page, FAST).length <= MAX_FAST_BYTES ? page : html;
}
