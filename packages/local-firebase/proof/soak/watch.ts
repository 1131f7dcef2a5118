import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Backend, BUCKET } from '../backend/backend';

/** Returns a process's resident memory in megabytes, or null on systems other than Linux. */
export function residentMegabytes(pid: number): number | null {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return null;
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(file, 'utf8')) ?? [];
  return kilobytes ? Number(kilobytes) / 1024 : null;
}

export type Sample = { uploads: number; megabytes: number };

/** Returns the growth in megabytes per 1,000 uploads, which is the slope of the best-fitting straight line. */
export function growthPerThousand(samples: Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(samples.map(({ uploads }) => uploads));
  const y = mean(samples.map(({ megabytes }) => megabytes));
  const covariance = mean(samples.map(({ uploads, megabytes }) => (uploads - x) * (megabytes - y)));
  return (1000 * covariance) / mean(samples.map(({ uploads }) => (uploads - x) ** 2));
}

async function countObjects(backend: Backend): Promise<number> {
  let count = 0;
  for (let token = ''; ; ) {
    const response = await backend.send(`/v0/b/${BUCKET}/o?pageToken=${encodeURIComponent(token)}`);
    const page = (await response.json()) as { items: object[]; nextPageToken?: string };
    count += page.items.length;
    if (!page.nextPageToken) return count;
    token = page.nextPageToken;
  }
}

const countFiles = (dataDir: string) =>
  readdirSync(join(dataDir, 'blobs'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;

/**
 * Counts the files on disk that belong to no stored object. Waits up to five seconds for aborted uploads to be deleted.
 */
export async function countOrphans(backend: Backend): Promise<number> {
  const deadline = Date.now() + 5_000;
  for (;;) {
    const orphans = countFiles(backend.dataDir) - (await countObjects(backend));
    if (orphans === 0 || Date.now() > deadline) return orphans;
    await sleep(50);
  }
}
