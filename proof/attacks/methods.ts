import { startCountingProxy } from '../site/counting-proxy';
import type { Attack, Target } from './attack';
import { DATED, type Got, get, talk } from './wire';

const BODIES: { type: string; body: string }[] = [
  { type: 'application/x-www-form-urlencoded', body: 'a=1' },
  {
    type: 'multipart/form-data; boundary=b',
    body: '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n',
  },
  { type: 'text/plain', body: 'a' },
  { type: 'application/json', body: '{"a":1}' },
];

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'M-SEARCH'];

const POSTS = { test: 200, full: 1_000 };

const chunked = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n3\r\na=1\r\n0\r\n\r\n`;

/** Requests the pages one after another, because a new server has to render each page. */
async function getAll(origin: string, addresses: string[]): Promise<Map<string, Got>> {
  const answers = new Map<string, Got>();
  for (const path of addresses) answers.set(path, await get(origin + path));
  return answers;
}

async function refused(origin: string, path: string, number: number): Promise<string[]> {
  const kind = number % (BODIES.length + METHODS.length + 1);
  if (kind === BODIES.length + METHODS.length) {
    const answer = await talk(origin, chunked(path));
    return answer.startsWith('HTTP/1.1 405 ') ? [] : [`A chunked POST to ${path} got ${answer.slice(0, 20)}`];
  }
  const sent = BODIES[kind];
  const method = sent ? 'POST' : (METHODS[kind - BODIES.length] ?? 'POST');
  const headers = sent && { 'content-type': sent.type, 'content-length': String(sent.body.length) };
  const { status, headers: answered } = await get(origin + path, {
    method,
    ...sent,
    ...(headers && { headers }),
  });
  return status === 405 && answered.allow === 'GET, HEAD'
    ? []
    : [`${method} ${path} got status ${status} and the Allow header "${answered.allow}"`];
}

async function run({ server, start, touch, addresses, backendOrigin }: Target, scale: 'test' | 'full') {
  const expected = await getAll(server.origin, addresses);
  const proxy = await startCountingProxy(0, () => backendOrigin);
  const attacked = await start({ backendPort: proxy.port });
  // Makes the pages stale. Even so, refused requests must cause no requests to the database.
  await touch();
  const before = proxy.counts().requests;
  const failures: string[] = [];
  const jobs = Array.from({ length: Math.max(POSTS[scale], 2 * addresses.length) }, (_, number) => number);
  const queue = jobs.values();
  const work = async () => {
    for (const number of queue) {
      const path = addresses[number % addresses.length] ?? '/';
      failures.push(
        ...(await refused(attacked.origin, path, Math.floor(number / addresses.length) + number)),
      );
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  const asked = proxy.counts().requests - before;
  if (asked > 0) failures.push(`Refused requests caused ${asked} requests to the database.`);
  for (const round of ['after the refused requests', 'on the second visit']) {
    for (const [path, { status, body }] of await getAll(attacked.origin, addresses)) {
      const isSame = path === DATED || expected.get(path)?.body.equals(body);
      if (status !== 200 || !isSame)
        failures.push(`${path} returned ${status} and ${body.length} bytes ${round}, not the expected page.`);
    }
  }
  await attacked.end();
  await proxy.close();
  return {
    cases: jobs.length + 2 * addresses.length + 1,
    failures,
    figures: [`${jobs.length} requests with unusual methods, which caused ${asked} backend requests`],
  };
}

export const methods: Attack = { name: 'methods and bodies', run };
