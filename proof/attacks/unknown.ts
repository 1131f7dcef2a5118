import { readdirSync, statSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { counted } from '../../tools/count';
import { quantile } from '../../tools/quantile';
import { inParallel } from '../in-parallel';
import { residentMegabytes } from '../site/memory';
import { get } from '../site/wire';
import type { Attack, Target } from './attack';
import { isTooSlow } from './visitors';

const COUNT = { test: 2_000, full: 10_000 };
const CONCURRENCY = 32;
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

/** Returns whether requests for the path reach storage or Next. The p99 excludes these requests. */
const isAsking = (path: string) => path.startsWith('/files/');

function diskOf(folder: string): { files: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  return { files: files.length, bytes };
}

/** The time in milliseconds without new files after which a server has rendered its startup pages. */
const QUIET_MS = 5_000;

/** Waits until the server has rendered its startup pages, which it does in the background. */
async function settledDisk(folder: string): Promise<ReturnType<typeof diskOf>> {
  const before = diskOf(folder);
  await sleep(QUIET_MS);
  const after = diskOf(folder);
  return after.bytes === before.bytes ? after : settledDisk(folder);
}

async function run({ server, distDir }: Target, scale: 'test' | 'full') {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const failures: string[] = [];
  const ask = async (from: number, count: number, shapes = SHAPES) => {
    const times: number[] = [];
    const numbers = Array.from({ length: count }, (_, n) => from + n);
    await inParallel(numbers, CONCURRENCY, async (n) => {
      const path = (shapes[n % shapes.length] ?? '/').replaceAll('*', String(n));
      const { status, milliseconds } = await get(server.origin + path, { agent });
      if (![200, 400, 404].includes(status)) failures.push(`${path} returned ${status}.`);
      if (!isAsking(path)) times.push(milliseconds);
    });
    return times;
  };
  // The first requests allocate memory that later requests reuse.
  await ask(1_000_000, 1_000);
  const [disk, memory] = [await settledDisk(distDir), residentMegabytes(server.pid)];
  const usual = quantile(await ask(0, 1_000, ['/']), 0.99);
  const times = await ask(0, COUNT[scale]);
  const after = diskOf(distDir);
  const growth = residentMegabytes(server.pid) - memory;
  const p99 = quantile(times, 0.99);
  if (after.files > disk.files || after.bytes > disk.bytes)
    failures.push(
      `Requests for unknown paths left ${counted(after.files - disk.files, 'file')} and ${after.bytes - disk.bytes} bytes on disk.`,
    );
  if (growth > MAX_GROWTH) failures.push(`Memory grew by ${growth.toFixed(0)} MB (limit ${MAX_GROWTH} MB).`);
  if (isTooSlow(p99, usual)) failures.push(`The p99 of unknown paths was ${p99.toFixed(1)} ms.`);
  agent.destroy();
  return {
    cases: COUNT[scale],
    failures,
    figures: [
      `${COUNT[scale]} unknown addresses: p99 ${p99.toFixed(1)} ms (${usual.toFixed(1)} ms for the home page), memory up ${growth.toFixed(0)} MB, disk up ${after.bytes - disk.bytes} bytes`,
    ],
  };
}

export const unknown: Attack = { name: 'unknown addresses', run };
