import type { LaunchedFirebase } from 'local-firebase/launch';
import type { TestSite } from '../../tools/test-site';
import { launchBackend } from '../backend/backend';
import { type BackendProxy, startBackendProxy } from './backend-proxy';
import { type Instance, type InstanceOptions, startInstance } from './instance';

/** A backend behind a proxy, and servers of the built site. Each can be restarted separately. */
export type Rig = {
  proxy: BackendProxy;
  backend(): LaunchedFirebase;
  startBackend(): Promise<void>;
  /** Kills the process, as in a crash. */
  killBackend(): Promise<void>;
  /** Starts a server, which ends with the rig at the latest. */
  start(options?: InstanceOptions): Promise<Instance>;
  close(): Promise<void>;
};

/** @param site its backend must not be running, because the proxy takes its port */
export async function startRig(
  site: Pick<TestSite, 'distDir' | 'dataDir' | 'port' | 'backendPort'>,
): Promise<Rig> {
  const launch = () => launchBackend({ dataDir: site.dataDir, port: 0 });
  let backend = await launch();
  const proxy = await startBackendProxy(site.backendPort, () => backend.origin);
  const servers: Instance[] = [];
  return {
    proxy,
    backend: () => backend,
    async startBackend() {
      backend = await launch();
    },
    killBackend: () => backend.kill(),
    async start(options) {
      const server = await startInstance(site, { backendPort: proxy.port, ...options });
      servers.push(server);
      return server;
    },
    async close() {
      await Promise.all(servers.map((server) => server.end()));
      await proxy.close();
      await backend.close();
    },
  };
}
