import { talk } from '../site/wire';

export type Exchange = { method?: string; path: string; headers?: Record<string, string>; body?: string };

/** Header names are in lower case. `status` is 0 if the server closed the connection without a response, or sent none. */
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

/** Sends a request over a socket, because an HTTP client would reject or alter hostile text. */
export async function exchange(
  origin: string,
  { method = 'GET', path, headers = {}, body }: Exchange,
): Promise<Answer> {
  const { host } = new URL(origin);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const fields = Object.entries({ host, connection: 'close', ...length, ...headers });
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return parse(
    await talk(origin, Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n${body ?? ''}`), TIMEOUT_MS),
  );
}
