import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FinishedPage, type FinishOptions, finish, isErrorShell } from './finish';
import { type InlineHashes, inlineHashes } from './inline-hashes';
import { type NextRequestHandler, type Rendered, render } from './render';

export type ZeroJsOptions = FinishOptions & {
  /** Returns whether the page at a path is sent without the framework's scripts. */
  isStatic: (path: string) => boolean;
  /**
   * Returns the Content Security Policy of a page. The default policy allows only the page's own origin and the hashed
   * elements.
   */
  policy?: (hashes: InlineHashes, path: string) => string;
  /** The page sent to visitors if a page cannot be rendered: HTML without framework scripts, or plain text. */
  errorPage?: string;
  /** The timeout for rendering a page, in milliseconds. */
  timeoutMs?: number;
};

/** The maximum number of processed pages to cache, so that unchanged pages are not processed again. */
const MAX_KEPT = 200;

/** Headers of Next's response that do not apply to the processed page. */
const REPLACED_HEADERS = ['content-encoding', 'content-length', 'etag', 'link', 'vary'];

/** Request headers that can make a response conditional, partial or encoded, so that its HTML could not be read. */
const ENCODING_HEADERS = ['accept-encoding', 'if-modified-since', 'if-none-match', 'range'];

const strictPolicy = ({ scriptHashes, styleHashes }: InlineHashes) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const isHtml = ({ headers }: Rendered) => String(headers['content-type']).startsWith('text/html');

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const isNavigation = (request: IncomingMessage) =>
  isRead(request) && request.headers.rsc === undefined && request.headers.accept?.includes('text/html');

function without(headers: Rendered['headers'] | IncomingMessage['headers'], names: string[]) {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || names.includes(name) ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}

function keepFinished(options: FinishOptions) {
  const kept = new Map<string, { source: string; page: Promise<FinishedPage> }>();
  return (path: string, source: string) => {
    const last = kept.get(path);
    if (last?.source === source) return last.page;
    const page = finish(source, options);
    kept.delete(path);
    kept.set(path, { source, page });
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return page;
  };
}

/**
 * Returns a request listener for a Next project whose static pages are sent without the framework's scripts. Static
 * pages, and other pages to which a browser navigates, have a Content Security Policy. Next's other responses are sent
 * unchanged.
 */
export function zeroJs(
  handler: NextRequestHandler,
  options: ZeroJsOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const {
    isStatic,
    policy = strictPolicy,
    errorPage = 'Internal Server Error',
    timeoutMs = 30_000,
  } = options;
  const finishOnce = keepFinished(options);

  const ask = (url: string, headers?: Rendered['headers']) =>
    render(handler, url, { headers, signal: AbortSignal.timeout(timeoutMs) });

  function send(response: ServerResponse, { status, headers, body }: Rendered) {
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  }

  function sendPage(response: ServerResponse, path: string, page: FinishedPage, answer: Rendered) {
    const headers = {
      ...without(answer.headers, REPLACED_HEADERS),
      'content-security-policy': policy(page, path),
    };
    send(response, { ...answer, headers, body: Buffer.from(page.html) });
  }

  async function sendError(response: ServerResponse, path: string) {
    const type = errorPage.trimStart().startsWith('<') ? 'text/html' : 'text/plain';
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
    const page = { html: errorPage, ...inlineHashes(errorPage) };
    sendPage(response, path, page, { status: 500, headers, body: Buffer.alloc(0) });
  }

  async function serveStatic(request: IncomingMessage, response: ServerResponse, path: string) {
    if (!isRead(request)) {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const answer = await ask(request.url ?? '/');
    if (answer.status >= 500) return sendError(response, path);
    if (!isHtml(answer)) return send(response, answer);
    const html = answer.body.toString();
    // Replace an error shell with the page that Next shows for paths without a route.
    const isShell = isErrorShell(html);
    const source = isShell ? (await ask('/_not-found')).body.toString() : html;
    sendPage(response, path, await finishOnce(isShell ? '' : path, source), answer);
  }

  async function serveIsland(request: IncomingMessage, response: ServerResponse, path: string) {
    const answer = await ask(request.url ?? '/', without(request.headers, ENCODING_HEADERS));
    if (!isHtml(answer)) return send(response, answer);
    const html = answer.body.toString();
    sendPage(response, path, { html, ...inlineHashes(html) }, answer);
  }

  return async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    try {
      if (path.startsWith('/_next/')) await handler(request, response);
      else if (isStatic(path)) await serveStatic(request, response, path);
      else if (isNavigation(request)) await serveIsland(request, response, path);
      else await handler(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else await sendError(response, path);
    }
  };
}
