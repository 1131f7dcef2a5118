import { connect } from 'node:net';

export type Exchange = { method?: string; path: string; headers?: Record<string, string>; body?: string };

/** Header names are in lower case. `status` is 0 if the server closed the connection without a response. */
export type Answer = { status: number; headers: [name: string, value: string][]; body: string };

const TIMEOUT_MS = 20_000;

function parse(raw: string): Answer {
  const end = raw.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = raw.slice(0, end).split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers,
    body: raw.slice(end + 4),
  };
}

/**
 * Sends a request over a socket, because an HTTP client would reject or alter hostile text.
 * @throws Error if the connection fails, or is silent for 20 seconds, before any part of a response arrives
 */
export function exchange(
  origin: string,
  { method = 'GET', path, headers = {}, body }: Exchange,
): Promise<Answer> {
  const { host, hostname, port } = new URL(origin);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const fields = Object.entries({ host, connection: 'close', ...length, ...headers });
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) });
    const end = () => resolve(parse(Buffer.concat(chunks).toString('latin1')));
    socket.setTimeout(TIMEOUT_MS, () =>
      socket.destroy(new Error(`No response to ${method} ${path.slice(0, 80)}.`)),
    );
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that rejects a request might close the connection early.
    socket.on('error', (error) => (chunks.length > 0 ? end() : reject(error)));
    socket.on('end', end);
    socket.write(`${method} ${path} HTTP/1.1\r\n${head}\r\n${body ?? ''}`);
  });
}
