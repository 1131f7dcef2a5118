import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import inject from 'light-my-request';

/** The handler that `next({ dir }).getRequestHandler()` returns. */
export type NextRequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<unknown> | unknown;

export type RenderOptions = {
  headers?: Record<string, string | string[]>;
  /** A signal that aborts the render, such as `AbortSignal.timeout(10_000)`. */
  signal?: AbortSignal;
  /** The maximum size of the body in bytes. If the body is larger, the render is aborted. */
  maxBytes?: number;
};

export type Rendered = { status: number; headers: Record<string, string | string[]>; body: Buffer };

/** Headers that describe the connection, not the page. */
const CONNECTION_HEADERS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

function pageHeaders(headers: OutgoingHttpHeaders): Rendered['headers'] {
  const entries = Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined || CONNECTION_HEADERS.has(name)) return [];
    // Next sets a redirect's `location` twice when it first renders the redirect.
    const single = name === 'location' && Array.isArray(value) ? value[0] : value;
    return [[name, Array.isArray(single) ? single : String(single)] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * Sends a GET request to Next's handler in this process and collects the response.
 * @throws the signal's reason, or an error if the body exceeds `maxBytes` or the handler fails
 */
export async function render(
  handler: NextRequestHandler,
  url: string,
  { headers = {}, signal, maxBytes = Number.POSITIVE_INFINITY }: RenderOptions = {},
): Promise<Rendered> {
  signal?.throwIfAborted();
  let response: ServerResponse | undefined;
  const abort = () => response?.destroy(signal?.reason);
  const dispatch = async (req: IncomingMessage, res: ServerResponse) => {
    response = res;
    try {
      await handler(req, res);
    } catch (error) {
      res.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  };
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const answer = await inject(dispatch, {
      url,
      headers: { host: 'localhost', 'user-agent': 'next-zero-js', ...headers },
      payloadAsStream: true,
    });
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of answer.stream()) {
      length += chunk.length;
      if (length > maxBytes) {
        const error = new Error(`The response to ${url} is longer than ${maxBytes} bytes.`);
        response?.destroy(error);
        throw error;
      }
      chunks.push(chunk);
    }
    return { status: answer.statusCode, headers: pageHeaders(answer.headers), body: Buffer.concat(chunks) };
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}
