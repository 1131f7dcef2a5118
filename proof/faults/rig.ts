import type { LaunchedFirebase } from 'local-firebase/launch';
import type { NextServer } from '../../scripts/stack/next';
import { serveBuild } from '../../scripts/stack/server';
import { environmentFor } from '../../scripts/stack/stack';
import type { RunningSite, TestSite } from '../../scripts/test/test-site';
import { launchBackend } from '../backend/backend';
import { createProbes, type Probes } from './probes';
import { type FaultProxy, startFaultProxy } from './proxy';

/** Seconds in which a server recovers: longer than it waits for a read that hangs. */
export const PERIOD = 7;

/** The built site behind a proxy that can break, with servers that can be ended one by one. */
export type Rig = {
  origin: string;
  /** Of the build and of the server. */
  env: NodeJS.ProcessEnv;
  administrator: RunningSite['administrator'];
  backendUrl: string;
  proxy: FaultProxy;
  probes: Probes;
  startBackend(): Promise<void>;
  /** As a crash ends it. */
  killBackend(): Promise<void>;
  restartNext(): Promise<void>;
  close(): Promise<void>;
};

export async function startRig(site: TestSite): Promise<Rig> {
  const { administrator } = await site.parked();
  const start = () => launchBackend({ dataDir: site.dataDir, port: 0 });
  let backend: LaunchedFirebase = await start();
  const proxy = await startFaultProxy(site.backendPort, () => backend.origin);
  const env = environmentFor({ ...site, mode: 'start' });
  // It says of each failed render why it failed, which is what these are for.
  const serve = () =>
    serveBuild({ distDir: site.distDir, port: site.port, host: '127.0.0.1', env, log: () => {} });
  let next: NextServer = await serve();
  return {
    origin: `http://127.0.0.1:${site.port}`,
    env,
    administrator,
    backendUrl: `http://127.0.0.1:${site.backendPort}`,
    proxy,
    probes: createProbes(() => backend),
    async startBackend() {
      backend = await start();
    },
    killBackend: () => backend.kill(),
    async restartNext() {
      await next.stop();
      next = await serve();
    },
    async close() {
      await next.stop();
      await proxy.close();
      await backend.close();
    },
  };
}
