import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunningSite, TestSite } from '../../tools/test-site';
import type { Instance } from '../site/instance';
import { type Rig, startRig } from '../site/rig';
import { createProbes, type Probes } from './probes';

/** The Node option that loads a module before the server. */
export const PRELOAD = `--import ${pathToFileURL(resolvePath('proof/faults/preload.mjs')).href}`;

export type FaultRig = Rig & {
  origin: string;
  administrator: RunningSite['administrator'];
  probes: Probes;
  /** The running server. */
  server(): Instance;
  restartServer(): Promise<void>;
  /** Sets whether the database's name resolves, from the next request onwards. */
  resolve(names: boolean): void;
};

export async function startFaultRig(site: TestSite): Promise<FaultRig> {
  const { administrator } = await site.parked();
  const rig = await startRig(site);
  const flag = join(mkdtempSync(join(tmpdir(), 'faults-')), 'names-unknown');
  const env = { NAMES_UNKNOWN_FLAG: flag };
  const serve = () => rig.start({ port: site.port, readyPath: '/api/live', nodeOptions: PRELOAD, env });
  let server = await serve();
  return {
    ...rig,
    origin: server.origin,
    administrator,
    probes: createProbes(rig.backend),
    server: () => server,
    async restartServer() {
      await server.end();
      server = await serve();
    },
    resolve(names) {
      if (names) rmSync(flag, { force: true });
      else writeFileSync(flag, '');
    },
  };
}
