import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnedBackend } from '@/lib/testing/owner-writes';
import { launchBackend } from '../proof/backend/backend';
import type { Instance } from '../proof/site/instance';
import { type Rig, startRig } from '../proof/site/rig';
import { get } from '../proof/site/wire';
import { buildSite } from '../tools/stack/build';
import { freePort } from '../tools/stack/ports';
import { environmentFor } from '../tools/stack/stack';
import { brotliBytes } from './part';

type Fill = (backend: OwnedBackend) => Promise<void>;

/** The site's build, which must exist. */
export const DIST = '.next';

async function withFolder<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return await use(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A build, and the backend's port that its pages contain. */
type Build = { distDir: string; backendPort: number };

/**
 * Serves the site with the content that `fill` writes. `startMs` is the time until the server is ready. Pages that read
 * the database themselves need a build of their own, because `DIST` contains the port of the site's backend.
 */
export const withContent = <T>(
  fill: Fill,
  use: (server: Instance, rig: Rig, startMs: number) => Promise<T>,
  build: Build = { distDir: DIST, backendPort: 0 },
): Promise<T> =>
  withFolder(async (dataDir) => {
    const rig = await startRig({ ...build, dataDir, port: await freePort() });
    try {
      await fill(rig.backend());
      const begun = performance.now();
      const server = await rig.start();
      return await use(server, rig, performance.now() - begun);
    } finally {
      await rig.close();
    }
  });

/** Builds the site with the content that `fill` writes, and returns the build and its time in seconds. */
export const timedBuild = (fill: Fill): Promise<Build & { seconds: number }> =>
  withFolder(async (dataDir) => {
    const [port, backendPort] = [await freePort(), await freePort()];
    const distDir = '.next-test';
    const backend = await launchBackend({ dataDir, port: backendPort });
    try {
      await fill(backend);
      // Remove the output of earlier builds, which would speed up this build.
      rmSync(distDir, { recursive: true, force: true });
      const begun = Date.now();
      await buildSite(environmentFor({ mode: 'start', port, backendPort, distDir }), () => undefined);
      return { distDir, backendPort, seconds: (Date.now() - begun) / 1000 };
    } finally {
      await backend.close();
    }
  });

export async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  return response.text();
}

/** Returns the largest size of these pages in bytes. */
export async function largest(origin: string, paths: string[]): Promise<number> {
  const sizes: number[] = [];
  for (const path of paths) sizes.push(brotliBytes(await textAt(origin + path)));
  return Math.max(...sizes);
}

/**
 * The encodings that browsers accept. Responses are not decompressed, because this process shares the machine with the
 * server.
 */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const agent = new Agent({ keepAlive: true });

export const request = (address: string) => get(address, { headers: HEADERS, agent });
