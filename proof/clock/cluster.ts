import { signIn } from '../../lib/firebase/auth';
import type { TestSite } from '../../tools/test-site';
import type { Instance } from '../site/instance';
import { type Rig, startRig } from '../site/rig';

/** Several servers that share one database. This process is signed in as an editor. */
export type Cluster = Rig & {
  instances: Instance[];
  /** Starts or kills servers until this many are running. */
  resize(count: number): Promise<void>;
  /** Kills a server, and starts another in its place. */
  restart(index: number): Promise<void>;
};

export async function startCluster(site: TestSite): Promise<Cluster> {
  const { administrator } = await site.parked();
  const rig = await startRig(site);
  await signIn(administrator.email, administrator.password);
  const instances: Instance[] = [];
  return {
    ...rig,
    instances,
    async resize(count) {
      await Promise.all(instances.splice(count).map((instance) => instance.end('SIGKILL')));
      const more = Array.from({ length: Math.max(0, count - instances.length) }, () => rig.start());
      instances.push(...(await Promise.all(more)));
    },
    async restart(index) {
      await instances[index]?.end('SIGKILL');
      instances[index] = await rig.start();
    },
  };
}
