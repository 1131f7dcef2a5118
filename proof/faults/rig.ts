import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LaunchedFirebase } from 'local-firebase/launch';
import { environmentFor } from '../../tools/stack/stack';
import type { RunningSite, TestSite } from '../../tools/test-site';
import { launchBackend } from '../backend/backend';
import { type Instance, startInstance } from '../site/instance';
import { createProbes, type Probes } from './probes';
import { type FaultProxy, startFaultProxy } from './proxy';

/** The URL of a module that the servers preload. */
export const PRELOAD = pathToFileURL(resolvePath('proof/faults/preload.mjs')).href;

/** The built site and its backend, which can be restarted separately, with a fault-injecting proxy between them. */
export type Rig = {
  origin: string;
  /** The environment of the build and the server. */
  env: NodeJS.ProcessEnv;
  administrator: RunningSite['administrator'];
  backendUrl: string;
  ownerToken(): string;
  proxy: FaultProxy;
  probes: Probes;
  startBackend(): Promise<void>;
  /** Kills the process, as in a crash. */
  killBackend(): Promise<void>;
  /** The running server. */
  server(): Instance;
  restartServer(): Promise<void>;
  /** Sets whether the database's name resolves, from the next request onwards. */
  resolve(names: boolean): void;
  close(): Promise<void>;
};

export async function startRig(site: TestSite): Promise<Rig> {
  const { administrator } = await site.parked();
  const start = () => launchBackend({ dataDir: site.dataDir, port: 0 });
  let backend: LaunchedFirebase = await start();
  const proxy = await startFaultProxy(site.backendPort, () => backend.origin);
  const env = environmentFor({ ...site, mode: 'start' });
  const flag = join(mkdtempSync(join(tmpdir(), 'faults-')), 'names-unknown');
  const serve = () =>
    startInstance(site, {
      port: site.port,
      readyPath: '/api/live',
      nodeOptions: `--import ${PRELOAD}`,
      env: { NAMES_UNKNOWN_FLAG: flag },
    });
  let server = await serve();
  return {
    origin: `http://127.0.0.1:${site.port}`,
    env,
    administrator,
    backendUrl: `http://127.0.0.1:${site.backendPort}`,
    ownerToken: () => backend.ownerToken,
    proxy,
    probes: createProbes(() => backend),
    async startBackend() {
      backend = await start();
    },
    killBackend: () => backend.kill(),
    server: () => server,
    async restartServer() {
      await server.end();
      server = await serve();
    },
    resolve(names) {
      if (names) rmSync(flag, { force: true });
      else writeFileSync(flag, '');
    },
    async close() {
      await server.end();
      await proxy.close();
      await backend.close();
    },
  };
}
