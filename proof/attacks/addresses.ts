import { readdirSync, statSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { counted } from '../../tools/count';
import { quantile } from '../../tools/quantile';
import { residentMegabytes } from '../site/memory';
import { get } from '../site/wire';
import { type Attack, isTooSlow, type Target } from './attack';

const UNKNOWN = { test: 2_000, full: 10_000 };
const PICTURES = { test: 500, full: 10_000 };
const CONCURRENCY = 32;
/** Fewer, because encoding an image keeps a core busy. */
const PICTURES_AT_ONCE = 8;
/** The maximum growth of the server's resident memory in megabytes, however many unknown paths are requested. */
const MAX_GROWTH = 60;

/** Unknown paths, in which an asterisk is replaced with a number. */
const SHAPES = [
  ...['/unknown-*', '/blogs/1000*', '/press/x-*', '/products/*', '/_next/static/chunks/*.js'],
  ...['/_next/image?url=%2F*.png&w=640&q=75', '/files/images/unknown/*.avif?w=*', '/unknown-*.rsc?_rsc=*'],
  ...[
    '/?unknown=*',
    '/company?utm_source=*',
    '/api/shown/Blog/*',
    '/files/pdf/unknown-*.pdf',
    '/admin/blog/*',
  ],
];

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

/** Returns whether requests for the path reach storage or Next. The p99 of unknown paths excludes these requests. */
const isAsking = (path: string) => path.startsWith('/files/');

type Disk = { files: number; bytes: number; variants: number };

function diskOf(folder: string): Disk {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const isVariant = ({ parentPath }: { parentPath: string }) => parentPath.endsWith('/variants');
  const own = files.filter((entry) => !isVariant(entry));
  const bytes = own.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  return { files: own.length, bytes, variants: files.length - own.length };
}

/** The time in milliseconds without new files after which a server has rendered its startup pages. */
const QUIET_MS = 5_000;

/** Waits until the server has rendered its startup pages, which it does in the background. */
async function settledDisk(folder: string): Promise<Disk> {
  const before = diskOf(folder);
  await sleep(QUIET_MS);
  const after = diskOf(folder);
  return after.bytes === before.bytes ? after : settledDisk(folder);
}

async function run({ server, distDir, addresses }: Target, scale: 'test' | 'full') {
  const failures: string[] = [];
  /** Requests the paths from 0 to `count`, and returns the times of those that only the server answers. */
  const flood = async (count: number, atOnce: number, pathOf: (n: number) => string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    const times: number[] = [];
    const numbers = Array.from({ length: count }, (_, n) => n);
    await pLimit(atOnce).map(numbers, async (n) => {
      const path = pathOf(n);
      const { status, milliseconds } = await get(server.origin + path, { agent });
      if (!STATUSES.includes(status)) failures.push(`${path} returned ${status}.`);
      if (!isAsking(path)) times.push(milliseconds);
    });
    agent.destroy();
    return times;
  };
  const unknown = (n: number) => (SHAPES[n % SHAPES.length] ?? '/').replaceAll('*', String(n));

  // The first requests allocate memory that later requests reuse.
  await flood(1_000, CONCURRENCY, (n) => unknown(1_000_000 + n));
  const [disk, memory] = [await settledDisk(distDir), residentMegabytes(server.pid)];
  const usual = quantile(await flood(1_000, CONCURRENCY, () => '/'), 0.99);
  const p99 = quantile(await flood(UNKNOWN[scale], CONCURRENCY, unknown), 0.99);
  const [after, growth] = [diskOf(distDir), residentMegabytes(server.pid) - memory];
  if (after.files > disk.files || after.bytes > disk.bytes)
    failures.push(
      `Requests for unknown paths left ${counted(after.files - disk.files, 'file')} and ${after.bytes - disk.bytes} bytes on disk.`,
    );
  if (growth > MAX_GROWTH) failures.push(`Memory grew by ${growth.toFixed(0)} MB (limit ${MAX_GROWTH} MB).`);
  if (isTooSlow(p99, usual)) failures.push(`The p99 of unknown paths was ${p99.toFixed(1)} ms.`);

  const pages = await Promise.all(addresses.map((path) => get(server.origin + path)));
  const offered = [...new Set(pages.flatMap(({ body }) => body.toString('utf8').match(OFFERED) ?? []))];
  if (offered.length === 0) throw new Error('No page offers a resized image.');
  const times: number[] = [];
  let isOver = false;
  const visiting = (async () => {
    while (!isOver) times.push((await get(`${server.origin}/`)).milliseconds);
  })();
  await flood(PICTURES[scale], PICTURES_AT_ONCE, (n) => {
    const address = offered[Math.floor(n / DISGUISES.length) % offered.length] ?? '';
    return DISGUISES[n % DISGUISES.length]?.(address, n) ?? address;
  });
  isOver = true;
  await visiting;
  const meanwhile = quantile(times, 0.99);
  const encoded = diskOf(distDir).variants - disk.variants;
  if (encoded > offered.length)
    failures.push(
      `${counted(encoded, 'image')} were encoded for ${counted(offered.length, 'offered image')}.`,
    );
  // At test scale, the first encodings take most of the time.
  if (scale === 'full' && isTooSlow(meanwhile, usual))
    failures.push(`The home page's p99 was ${meanwhile.toFixed(1)} ms while images were requested.`);
  return {
    cases: UNKNOWN[scale] + PICTURES[scale],
    failures,
    figures: [
      `${UNKNOWN[scale]} unknown addresses: p99 ${p99.toFixed(1)} ms (${usual.toFixed(1)} ms for the home page), memory up ${growth.toFixed(0)} MB, disk up ${after.bytes - disk.bytes} bytes`,
      `${PICTURES[scale]} addresses of resized images: ${encoded} encoded of ${offered.length} offered, home page p99 ${meanwhile.toFixed(1)} ms meanwhile`,
    ],
  };
}

export const addresses: Attack = { name: 'unknown addresses, and those of images', run };
