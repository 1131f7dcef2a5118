import { get, statusesIn, talk } from '../site/wire';
import type { Attack, Target } from './attack';

const HOST = 'Host: www.purvia.example\r\n';
const HIDDEN = 'GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n';

const post = (headers: string, body = HIDDEN) => `POST / HTTP/1.1\r\n${HOST}${headers}\r\n${body}`;
const chunked = (body: string) => post('Transfer-Encoding: chunked\r\n', body);
const CHUNKS = `0\r\n\r\n${HIDDEN}`;

/** Requests whose body has an ambiguous or malformed end. Status 400 or 405 is expected. */
const AMBIGUOUS: Record<string, string> = {
  'length and chunks': post('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', CHUNKS),
  'chunks and length': post('Transfer-Encoding: chunked\r\nContent-Length: 5\r\n', CHUNKS),
  'two lengths': post(`Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n`),
  'a list of lengths': post(`Content-Length: 0, ${HIDDEN.length}\r\n`),
  'a signed length': post('Content-Length: +0\r\n'),
  'a negative length': post('Content-Length: -1\r\n'),
  'a length in hex': post('Content-Length: 0x0\r\n'),
  'a length above 64 bits': post('Content-Length: 99999999999999999999\r\n'),
  'an unknown coding': post('Transfer-Encoding: xchunked\r\n'),
  'chunks followed by another coding': post('Transfer-Encoding: chunked, identity\r\n', CHUNKS),
  'two codings': post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n', CHUNKS),
  'a space before the colon': post('Transfer-Encoding : chunked\r\n', CHUNKS),
  'a folded header': post('Transfer-Encoding:\r\n chunked\r\n', CHUNKS),
  'an invalid chunk size': chunked(`zz\r\n${HIDDEN}`),
  'a chunk size above 64 bits': chunked(`ffffffffffffffffff\r\n${HIDDEN}`),
  'a negative chunk size': chunked(`-1\r\n${HIDDEN}`),
};

const ask = (line: string, headers = '') => `${line} HTTP/1.1\r\n${HOST}${headers}\r\n`;
const CLOSE = 'Connection: close\r\n';

/** Other unusual requests, and the statuses that are allowed. */
const UNUSUAL: Record<string, [bytes: string, ...statuses: number[]]> = {
  'a header name on a folded line': [
    ask('GET /', `X-A: 1\r\n Transfer-Encoding: chunked\r\n${CLOSE}`),
    ...[200, 400],
  ],
  'a long chunk extension': [chunked(`1;${'a'.repeat(100_000)}\r\na\r\n0\r\n\r\n`), ...[400, 405, 413]],
  'a GET with a body': [ask('GET /', `Content-Length: ${HIDDEN.length}\r\n`) + HIDDEN, 400],
  'a GET with chunks': [ask('GET /', 'Transfer-Encoding: chunked\r\n') + CHUNKS, 400],
  'lines without a carriage return': ['GET / HTTP/1.1\nHost: x\nConnection: close\n\n', 200, 400],
  'a carriage return alone': [ask('GET /', 'X: a\rTransfer-Encoding: chunked\r\n'), 400],
  'a zero byte in a header': [ask('GET /', 'X: a\0b\r\n'), 400],
  'a zero byte in the path': [ask('GET /\0'), 400],
  'another site as target': [`GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n${CLOSE}\r\n`, 404],
  'this site as target': [ask('GET http://www.purvia.example/', CLOSE), 404],
  'a target without a scheme': [ask('GET //evil.example/', CLOSE), 404],
  'a target with a backslash': [ask('GET /\\evil.example', CLOSE), 400, 404],
  'a target without a slash': [ask('GET company', CLOSE), 400, 404],
  'an asterisk': [ask('OPTIONS *', CLOSE), 404, 405],
  'an authority': ['CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', 400, 405],
  'dot segments': [ask('GET /files/../admin', CLOSE), 404],
  'encoded dot segments to the backend': [ask('GET /v1/projects/%2e%2e/%2e%2e/owner', CLOSE), 404],
  'no host': [`GET / HTTP/1.1\r\n${CLOSE}\r\n`, 400],
  'two hosts': [ask('GET /', `Host: evil.example\r\n${CLOSE}`), 200, 400],
  'HTTP/1.0': ['GET / HTTP/1.0\r\n\r\n', 200],
  'HTTP/0.9': ['GET /\r\n', 400],
  'HTTP/2 with prior knowledge': ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  'an unknown version': [`GET / HTTP/9.9\r\n${HOST}\r\n`, 400, 505],
  'a TLS handshake': ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  'a long head': [ask('GET /', `X: ${'a'.repeat(100_000)}\r\n`), 431],
  'many headers': [ask('GET /', CLOSE + 'a: b\r\n'.repeat(2_500)), 200, 431],
  'a long target': [ask(`GET /${'a'.repeat(100_000)}`), 431],
  'an expectation': [ask('POST /', 'Expect: 100-continue\r\nContent-Length: 5\r\n'), 100, 405, 417],
  'an unknown expectation': [ask('GET /', `Expect: money\r\n${CLOSE}`), 417],
};

/**
 * Each must get at most one final response. The server is always allowed to close the connection without a response.
 */
const CASES: typeof UNUSUAL = {
  ...Object.fromEntries(Object.entries(AMBIGUOUS).map(([name, bytes]) => [name, [bytes, 400, 405]])),
  ...UNUSUAL,
};

async function run({ server, addresses }: Target) {
  const expected = (await get(`${server.origin}/`)).body;
  const failures: string[] = [];
  await Promise.all(
    Object.entries(CASES).map(async ([name, [bytes, ...statuses]]) => {
      const answer = await talk(server.origin, Buffer.from(bytes, 'latin1'));
      const found = statusesIn(answer);
      const final = found.filter((status) => status !== 100);
      if (final.length > 1) failures.push(`${name}: ${final.length} responses, ${final.join(' ')}.`);
      else if (found.some((status) => !statuses.includes(status)))
        failures.push(`${name}: returned ${found.join(' ')}, not ${statuses.join(' or ')}.`);
      if (answer.includes('evil.example')) failures.push(`${name}: the response names another site.`);
    }),
  );
  if (!(await get(`${server.origin}/`)).body.equals(expected))
    failures.push('The attack changed the home page.');
  if (addresses.length === 0) failures.push('The build has no pages.');
  return { cases: Object.keys(CASES).length, failures };
}

export const framing: Attack = { name: 'framing', run };
