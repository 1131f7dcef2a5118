import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillWithExamples } from './examples/fill';
import { fillWithDocuments } from './examples/fill-documents';
import { fingerprint } from './stack/build';
import { type Stack, type StackOptions, startBackend, startStack } from './stack/stack';

type Administrator = { email: string; password: string };

export type RunningSite = {
  url: string;
  backendUrl: string;
  ownerToken: string;
  administrator: Administrator;
  /** Kills the backend's process, as in a crash. Another is started, as for every site on the embedded backend. */
  killBackend(): Promise<void>;
  suspendBackend(): Promise<void>;
};

/** A site for tests with its own ports and build folder, and a temporary database. */
export type TestSite = {
  port: number;
  /** The port that is fixed in the build, so a replacement backend must listen on it. */
  backendPort: number;
  distDir: string;
  dataDir: string;
  /** Starts the site, building it and adding examples first if necessary. */
  running(): Promise<RunningSite>;
  /** Builds and fills the site, and leaves it stopped, for tests that start its servers themselves. */
  parked(): Promise<RunningSite>;
  /** Returns what the server and the backend that `running` started have logged so far. */
  logged(): string;
  stop(): Promise<void>;
  remove(): Promise<void>;
};

/**
 * The default ports differ from those of `npm start`, so that both sites can run at once. Tests that run concurrently
 * in several checkouts need different ports in each.
 */
const portFrom = (variable: string, fallback: number) => Number(process.env[variable] ?? fallback);

/** The folder of a database with the examples. Test sites start with copies of the database, so that they can share one build. */
const SEED = '.data-test';

/** The folders, in addition to the site's sources, that affect the database. */
const SEED_SOURCES = ['packages/local-firebase/src', 'tools/examples'];

/** Creates the database with the examples, unless an earlier run created it from the same sources. */
async function requireSeed(options: Omit<StackOptions, 'dataDir' | 'host'>): Promise<Administrator> {
  const file = join(SEED, 'administrator.json');
  const stamp = fingerprint([process.version], SEED_SOURCES);
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (kept.stamp === stamp) return kept.administrator;
  rmSync(SEED, { recursive: true, force: true });
  const backend = await startBackend({ ...options, dataDir: join(SEED, 'data') });
  await backend.filled.finally(backend.stop);
  const administrator = backend.first.firstAdministrator;
  if (!administrator) throw new Error('The new database has no administrator.');
  writeFileSync(file, JSON.stringify({ stamp, administrator }));
  return administrator;
}

/** @param dataDir the database of an earlier test site; by default, a copy of the database with the examples */
export function createTestSite(log: (line: string) => void, dataDir?: string): TestSite {
  const folder = mkdtempSync(join(tmpdir(), 'test-site-'));
  const place = {
    port: portFrom('E2E_PORT', 3100),
    backendPort: portFrom('E2E_BACKEND_PORT', 9391),
    distDir: '.next-test',
    dataDir: dataDir ?? join(folder, 'data'),
  };
  let administrator: Administrator = { email: '', password: '' };
  let stack: Stack | undefined;
  const logged: (string | Buffer)[] = [];
  const keep = (line: string) => {
    logged.push(`${line}\n`);
    log(line);
  };

  async function running(): Promise<RunningSite> {
    if (!existsSync(place.dataDir)) {
      administrator = await requireSeed({
        ...place,
        mode: 'start',
        log,
        async fill(backend) {
          await fillWithExamples(backend, log);
          await fillWithDocuments(backend);
        },
      });
      cpSync(join(SEED, 'data'), place.dataDir, { recursive: true });
    }
    stack ??= await startStack({
      ...place,
      mode: 'start',
      host: '127.0.0.1',
      log: keep,
      serverLog(chunk) {
        logged.push(chunk);
        process.stderr.write(chunk);
      },
    });
    const { siteUrl, backend, killBackend, suspendBackend } = stack;
    const { origin: backendUrl, ownerToken } = backend;
    return { url: siteUrl, backendUrl, ownerToken, administrator, killBackend, suspendBackend };
  }

  async function stop() {
    const running = stack;
    stack = undefined;
    await running?.stop();
  }

  return {
    ...place,
    running,
    async parked() {
      const site = await running();
      await stop();
      return site;
    },
    logged: () => logged.join(''),
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
