import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnedBackend } from '@/lib/testing/owner-writes';
import { writeBlogs } from '@/lib/testing/write-blogs';
import { launchBackend } from '../../proof/backend/backend';
import { buildSite } from '../../tools/stack/build';
import { freePort } from '../../tools/stack/ports';
import { serveBuild } from '../../tools/stack/server';
import { environmentFor } from '../../tools/stack/stack';
import { brotliBytes } from '../numbers';
import type { BenchPart } from '../part';
import { keep } from '../results';

export type Build = { blogs: number; seconds: number; homeBytes: number };

const COUNTS = [10, 100, 1000];

/**
 * Measures a build of the site with the content that `fill` writes. While the site is served, `measure` can take other
 * figures.
 */
export async function buildWith(
  fill: (backend: OwnedBackend) => Promise<void>,
  measure?: (backend: OwnedBackend, origin: string) => Promise<void>,
): Promise<Omit<Build, 'blogs'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-builds-'));
  const [port, backendPort] = [await freePort(), await freePort()];
  const distDir = '.next-test';
  const env = environmentFor({ mode: 'start', port, backendPort, distDir });
  const backend = await launchBackend({ dataDir, port: backendPort });
  try {
    await fill(backend);
    // Remove the output of earlier builds, which would speed up this build.
    rmSync(distDir, { recursive: true, force: true });
    const begun = Date.now();
    await buildSite(env, () => undefined);
    const seconds = (Date.now() - begun) / 1000;
    const next = await serveBuild({ distDir, port, env });
    try {
      const origin = `http://127.0.0.1:${port}`;
      const home = await (await fetch(`${origin}/`)).text();
      await measure?.(backend, origin);
      return { seconds, homeBytes: brotliBytes(home) };
    } finally {
      await next.stop();
    }
  } finally {
    await backend.close();
    rmSync(dataDir, { recursive: true });
  }
}

export const builds: BenchPart = {
  name: 'builds',
  async measure({ log }) {
    const measured: Build[] = [];
    for (const blogs of COUNTS) {
      log(`Building with ${blogs} blogs …`);
      measured.push({ blogs, ...(await buildWith((backend) => writeBlogs(backend, blogs))) });
      keep<Build[]>('builds', measured);
    }
  },
};
