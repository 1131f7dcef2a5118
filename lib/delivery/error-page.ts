import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/** What was said of the body that is not sent. */
const BODY_HEADERS = ['content-encoding', 'content-length', 'etag'];

const isAdmin = ({ url = '' }: IncomingMessage) => /^\/admin(?:[/?]|$)/.test(url);

/**
 * Sends this page wherever a visitor would get the framework's for one that could not be rendered: a shell that only
 * scripts fill, which no policy of a public page lets run.
 */
export function sendOnFailure(page: string): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (isAdmin(request)) return;
    const isFailure = (status: number) =>
      status === 500 && String(response.getHeader('content-type')).startsWith('text/html');
    response.writeHead = new Proxy(response.writeHead, {
      apply(writeHead, self, args) {
        if (isFailure(args[0])) for (const name of BODY_HEADERS) response.removeHeader(name);
        return Reflect.apply(writeHead, self, args);
      },
    });
    response.write = new Proxy(response.write, {
      apply: (write, self, args) => isFailure(response.statusCode) || Reflect.apply(write, self, args),
    });
    response.end = new Proxy(response.end, {
      apply: (end, self, args) => Reflect.apply(end, self, isFailure(response.statusCode) ? [page] : args),
    });
  });
}

/** Sends the page that the build made of `pages/500.tsx`. */
export function sendErrorPage(): void {
  const file = join(process.env.NEXT_DIST_DIR ?? '.next', 'server', 'pages', '500.html');
  sendOnFailure(readFileSync(file, 'utf8'));
}
