import type { Attack, Target } from './attack';
import { get, statusesIn, talk } from './wire';

const HOST = 'Host: www.purvia.example\r\n';
const HIDDEN = 'GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n';

type Case = {
  name: string;
  bytes: string;
  /**
   * The allowed statuses of the single response. The server is always allowed to close the connection without a
   * response.
   */
  statuses: number[];
};

const withBody = (headers: string, body = HIDDEN) => `POST / HTTP/1.1\r\n${HOST}${headers}\r\n${body}`;

const REFUSED = [400, 405];

/** Ambiguous, malformed and unusual requests. Each must get at most one final response. */
const CASES: Case[] = [
  {
    name: 'length and chunks',
    bytes: withBody('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${HIDDEN}`),
    statuses: REFUSED,
  },
  {
    name: 'chunks and length',
    bytes: withBody('Transfer-Encoding: chunked\r\nContent-Length: 5\r\n', `0\r\n\r\n${HIDDEN}`),
    statuses: REFUSED,
  },
  {
    name: 'two lengths',
    bytes: withBody(`Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n`),
    statuses: REFUSED,
  },
  {
    name: 'a list of lengths',
    bytes: withBody(`Content-Length: 0, ${HIDDEN.length}\r\n`),
    statuses: REFUSED,
  },
  { name: 'a signed length', bytes: withBody('Content-Length: +0\r\n'), statuses: REFUSED },
  { name: 'a negative length', bytes: withBody('Content-Length: -1\r\n'), statuses: REFUSED },
  { name: 'a length in hex', bytes: withBody('Content-Length: 0x0\r\n'), statuses: REFUSED },
  {
    name: 'a length above 64 bits',
    bytes: withBody('Content-Length: 99999999999999999999\r\n'),
    statuses: REFUSED,
  },
  { name: 'an unknown coding', bytes: withBody('Transfer-Encoding: xchunked\r\n'), statuses: REFUSED },
  {
    name: 'chunks followed by another coding',
    bytes: withBody('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${HIDDEN}`),
    statuses: REFUSED,
  },
  {
    name: 'two codings',
    bytes: withBody('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n', `0\r\n\r\n${HIDDEN}`),
    statuses: REFUSED,
  },
  {
    name: 'a space before the colon',
    bytes: withBody('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${HIDDEN}`),
    statuses: REFUSED,
  },
  {
    name: 'a folded header',
    bytes: withBody('Transfer-Encoding:\r\n chunked\r\n', `0\r\n\r\n${HIDDEN}`),
    statuses: REFUSED,
  },
  {
    name: 'a header name on a folded line',
    bytes: `GET / HTTP/1.1\r\n${HOST}X-A: 1\r\n Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n`,
    statuses: [200, 400],
  },
  {
    name: 'an invalid chunk size',
    bytes: withBody('Transfer-Encoding: chunked\r\n', `zz\r\n${HIDDEN}`),
    statuses: REFUSED,
  },
  {
    name: 'a chunk size above 64 bits',
    bytes: withBody('Transfer-Encoding: chunked\r\n', `ffffffffffffffffff\r\n${HIDDEN}`),
    statuses: REFUSED,
  },
  {
    name: 'a negative chunk size',
    bytes: withBody('Transfer-Encoding: chunked\r\n', `-1\r\n${HIDDEN}`),
    statuses: REFUSED,
  },
  {
    name: 'a long chunk extension',
    bytes: withBody('Transfer-Encoding: chunked\r\n', `1;${'a'.repeat(100_000)}\r\na\r\n0\r\n\r\n`),
    statuses: [...REFUSED, 413],
  },
  {
    name: 'a GET with a body',
    bytes: `GET / HTTP/1.1\r\n${HOST}Content-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
    statuses: [400],
  },
  {
    name: 'a GET with chunks',
    bytes: `GET / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    statuses: [400],
  },
  {
    name: 'lines without a carriage return',
    bytes: `GET / HTTP/1.1\nHost: x\nConnection: close\n\n`,
    statuses: [200, 400],
  },
  {
    name: 'a carriage return alone',
    bytes: `GET / HTTP/1.1\r\n${HOST}X: a\rTransfer-Encoding: chunked\r\n\r\n`,
    statuses: [400],
  },
  { name: 'a zero byte in a header', bytes: `GET / HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`, statuses: [400] },
  { name: 'a zero byte in the path', bytes: `GET /\0 HTTP/1.1\r\n${HOST}\r\n`, statuses: [400] },
  {
    name: 'another site as target',
    bytes: `GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    statuses: [404],
  },
  {
    name: 'this site as target',
    bytes: `GET http://www.purvia.example/ HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
    statuses: [404],
  },
  {
    name: 'a target without a scheme',
    bytes: `GET //evil.example/ HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
    statuses: [404],
  },
  {
    name: 'a target with a backslash',
    bytes: `GET /\\evil.example HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
    statuses: [400, 404],
  },
  {
    name: 'a target without a slash',
    bytes: `GET company HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
    statuses: [400, 404],
  },
  {
    name: 'an asterisk',
    bytes: `OPTIONS * HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
    statuses: [404, 405],
  },
  {
    name: 'an authority',
    bytes: `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n`,
    statuses: [400, 405],
  },
  {
    name: 'dot segments',
    bytes: `GET /files/../admin HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
    statuses: [404],
  },
  {
    name: 'encoded dot segments to the backend',
    bytes: `GET /v1/projects/%2e%2e/%2e%2e/owner HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
    statuses: [404],
  },
  { name: 'no host', bytes: 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', statuses: [400] },
  {
    name: 'two hosts',
    bytes: `GET / HTTP/1.1\r\n${HOST}Host: evil.example\r\nConnection: close\r\n\r\n`,
    statuses: [200, 400],
  },
  { name: 'HTTP/1.0', bytes: 'GET / HTTP/1.0\r\n\r\n', statuses: [200] },
  { name: 'HTTP/0.9', bytes: 'GET /\r\n', statuses: [400] },
  { name: 'HTTP/2 with prior knowledge', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', statuses: [400] },
  { name: 'an unknown version', bytes: `GET / HTTP/9.9\r\n${HOST}\r\n`, statuses: [400, 505] },
  { name: 'a TLS handshake', bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', statuses: [400] },
  {
    name: 'a long head',
    bytes: `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(100_000)}\r\n\r\n`,
    statuses: [431],
  },
  {
    name: 'many headers',
    bytes: `GET / HTTP/1.1\r\n${HOST}Connection: close\r\n${'a: b\r\n'.repeat(2_500)}\r\n`,
    statuses: [200, 431],
  },
  { name: 'a long target', bytes: `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n`, statuses: [431] },
  {
    name: 'an expectation',
    bytes: `POST / HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nContent-Length: 5\r\n\r\n`,
    statuses: [100, 405, 417],
  },
  {
    name: 'an unknown expectation',
    bytes: `GET / HTTP/1.1\r\n${HOST}Expect: money\r\nConnection: close\r\n\r\n`,
    statuses: [417],
  },
];

async function run({ server, addresses }: Target) {
  const expected = (await get(`${server.origin}/`)).body;
  const failures: string[] = [];
  await Promise.all(
    CASES.map(async ({ name, bytes, statuses }) => {
      const answer = await talk(server.origin, bytes);
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
  return { cases: CASES.length, failures };
}

export const framing: Attack = { name: 'framing', run };
