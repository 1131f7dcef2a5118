import { existsSync, readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { counted } from '../../tools/count';
import { quantile } from '../../tools/quantile';
import { inParallel } from '../in-parallel';
import { get } from '../site/wire';
import type { Attack, Target } from './attack';
import { isTooSlow } from './visitors';

const COUNT = { test: 500, full: 10_000 };
const CONCURRENCY = 8;

/** The pause between visits of the page, in milliseconds. */
const PAUSE_MS = 20;

/** The number of visits before the attack. */
const VISITS = 100;

/** Every resized image that a page offers. */
const OFFERED = /\/files\/images\/[\w/-]+\/\d+\.(?:avif|webp)/g;

/** Each changes an offered address to one that must not be encoded again, or not at all. */
const DISGUISES: ((address: string, n: number) => string)[] = [
  (address) => address,
  (address, n) => `${address}?w=${n}&q=${n % 100}`,
  (address, n) => address.replace(/\d+(?=\.\w+$)/, String(n)),
  (address) => address.replace(/\d+(?=\.\w+$)/, '0$&'),
  (address) => address.replace('files', '%66iles'),
  (address, n) => address.replace(/\w+$/, n % 2 ? 'png' : 'jpeg'),
  (address, n) => `/_next/image?url=${encodeURIComponent(address)}&w=${n}&q=75`,
];

const STATUSES = [200, 301, 302, 307, 308, 400, 404];

async function run({ server, distDir, addresses }: Target, scale: 'test' | 'full') {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const failures: string[] = [];
  const pages = await Promise.all(addresses.map((path) => get(server.origin + path)));
  const offered = [...new Set(pages.flatMap(({ body }) => body.toString('utf8').match(OFFERED) ?? []))];
  if (offered.length === 0) throw new Error('No page offers a resized image.');
  const folder = join(distDir, 'cache', 'variants');
  const count = () => (existsSync(folder) ? readdirSync(folder).length : 0);
  const kept = count();

  const visit = async () => {
    const { milliseconds } = await get(`${server.origin}/`, { agent: new Agent() });
    await sleep(PAUSE_MS);
    return milliseconds;
  };
  const before: number[] = [];
  while (before.length < VISITS) before.push(await visit());
  const usual = quantile(before, 0.99);
  let isEnding = false;
  const visiting = (async () => {
    const times: number[] = [];
    while (!isEnding) times.push(await visit());
    return times;
  })();
  const numbers = Array.from({ length: COUNT[scale] }, (_, n) => n);
  await inParallel(numbers, CONCURRENCY, async (n) => {
    const address = offered[Math.floor(n / DISGUISES.length) % offered.length] ?? '';
    const path = DISGUISES[n % DISGUISES.length]?.(address, n) ?? address;
    const { status } = await get(server.origin + path, { agent });
    if (!STATUSES.includes(status)) failures.push(`${path} returned ${status}.`);
  });
  isEnding = true;
  const p99 = quantile(await visiting, 0.99);
  agent.destroy();
  const made = count() - kept;
  if (made > offered.length)
    failures.push(`${counted(made, 'image')} were encoded for ${counted(offered.length, 'offered image')}.`);
  // At test scale, the first encodings take most of the time.
  if (scale === 'full' && isTooSlow(p99, usual))
    failures.push(`The home page's p99 was ${p99.toFixed(1)} ms meanwhile.`);
  return {
    cases: COUNT[scale],
    failures,
    figures: [
      `${COUNT[scale]} addresses of resized images: ${made} encoded of ${offered.length} offered, home page p99 ${p99.toFixed(1)} ms meanwhile (${usual.toFixed(1)} ms before)`,
    ],
  };
}

export const pictures: Attack = { name: 'addresses of images', run };
