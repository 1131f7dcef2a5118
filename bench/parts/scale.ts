import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type OwnedBackend, publishAsOwner } from '@/lib/testing/owner-writes';
import { writeBlogs } from '@/lib/testing/write-blogs';
import { shows } from '../../lib/publishing/revision-mark';
import { launchBackend } from '../../proof/backend/backend';
import { startCountingProxy } from '../../proof/site/counting-proxy';
import { startInstance } from '../../proof/site/instance';
import { residentMegabytes } from '../../proof/site/memory';
import { median } from '../../tools/quantile';
import { freePort } from '../../tools/stack/ports';
import type { BenchPart } from '../part';
import { keep } from '../results';

/** Figures for one server. Reads are counted in documents, as Firestore bills them. */
export type Scale = {
  records: number;
  /** The time from the start of the process until it is ready for traffic. */
  startMs: number;
  megabytes: number;
  readsAtStart: number;
  /** Excludes reads of the change counter and checks for scheduled records, because visits cause them. */
  readsPerPublish: number;
  /** The median time from the commit until a visitor sees the change. */
  publishMs: number;
  readsPer1000Visits: number;
  /** The requests in 15 seconds, starting about a minute after the last visit. */
  requestsWhileIdle: number;
};

const RECORDS = [100, 1_000, 10_000];
const PUBLISHES = 10;
const VISITS = 1_000;
const ACTIVE_MS = 65_000;
const IDLE_MS = 15_000;

const ID = 'benchmark-publish';

async function publish(backend: OwnedBackend, origin: string, revision: number): Promise<number> {
  const begun = performance.now();
  const change = { collection: 'Blog', id: ID, revision } as const;
  const blog = { id: ID, title: `Publish ${revision}`, published: true, publishedAt: new Date(), revision };
  await publishAsOwner(backend, 'Blog', blog);
  while (!shows(await (await fetch(origin)).text(), change)) await pause(10);
  return performance.now() - begun;
}

async function measureAt(records: number, distDir: string): Promise<Scale> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  const backend = await launchBackend({ dataDir, port: 0 });
  await writeBlogs(backend, records);
  const proxy = await startCountingProxy(0, () => backend.origin);
  const begun = performance.now();
  const server = await startInstance({ distDir, port: await freePort(), backendPort: proxy.port });
  const startMs = performance.now() - begun;
  try {
    await pause(2_000);
    const readsAtStart = proxy.counts().documents;
    const times: number[] = [];
    for (let revision = 1; revision <= PUBLISHES; revision += 1) {
      times.push(await publish(backend, server.origin, revision));
      await pause(1_500);
    }
    const afterPublishes = proxy.counts().documents;
    for (let visit = 0; visit < VISITS; visit += 1) await (await fetch(`${server.origin}/blogs`)).text();
    const afterVisits = proxy.counts().documents;
    await pause(ACTIVE_MS);
    const idleFrom = proxy.counts().requests;
    await pause(IDLE_MS);
    return {
      records,
      startMs,
      megabytes: residentMegabytes(server.pid),
      readsAtStart,
      readsPerPublish: (afterPublishes - readsAtStart) / PUBLISHES,
      publishMs: median(times),
      readsPer1000Visits: afterVisits - afterPublishes,
      requestsWhileIdle: proxy.counts().requests - idleFrom,
    };
  } finally {
    await server.end();
    await proxy.close();
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const scale: BenchPart = {
  name: 'scale',
  async measure({ log, site }) {
    // Builds the site if necessary.
    await site.served('filtered');
    const measured: Scale[] = [];
    for (const records of RECORDS) {
      log(`Counting reads with ${records} records …`);
      measured.push(await measureAt(records, '.next'));
      keep<Scale[]>('scale', measured);
    }
  },
};
