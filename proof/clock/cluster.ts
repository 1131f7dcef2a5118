import type { LaunchedFirebase } from 'local-firebase/launch';
import { signIn } from '../../lib/firebase/auth';
import type { TestSite } from '../../tools/test-site';
import { launchBackend } from '../backend/backend';
import { type CountingProxy, startCountingProxy } from '../site/counting-proxy';
import { type Instance, startInstance } from '../site/instance';

/** Several site servers that share one database, which they reach through a proxy that counts reads. */
export type Cluster = {
  instances: (Instance | null)[];
  proxy: CountingProxy;
  /** Starts or kills servers until this many are running. */
  resize(count: number): Promise<void>;
  ports(): number[];
  killInstance(index: number): Promise<void>;
  startInstance(index: number): Promise<void>;
  killBackend(): Promise<void>;
  startBackend(): Promise<void>;
  close(): Promise<void>;
};

export async function startCluster(site: TestSite): Promise<Cluster> {
  const { administrator } = await site.parked();
  // Editors connect to the port that the build uses; servers connect to the proxy.
  const launch = () => launchBackend({ dataDir: site.dataDir, port: site.backendPort });
  let backend: LaunchedFirebase = await launch();
  const proxy = await startCountingProxy(0, () => backend.origin);
  await signIn(administrator.email, administrator.password);
  const start = () => startInstance(site, { backendPort: proxy.port });
  const cluster: Cluster = {
    instances: [],
    proxy,
    async resize(count) {
      await Promise.all(cluster.instances.splice(count).map((instance) => instance?.end('SIGKILL')));
      const more = Array.from({ length: Math.max(0, count - cluster.instances.length) }, start);
      cluster.instances.push(...(await Promise.all(more)));
    },
    ports: () => cluster.instances.flatMap((instance) => instance?.port ?? []),
    async killInstance(index) {
      const instance = cluster.instances[index];
      cluster.instances[index] = null;
      await instance?.end('SIGKILL');
    },
    async startInstance(index) {
      cluster.instances[index] = await start();
    },
    killBackend: () => backend.kill(),
    async startBackend() {
      backend = await launch();
    },
    async close() {
      await cluster.resize(0);
      await proxy.close();
      await backend.close();
    },
  };
  return cluster;
}
