import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnedBackend } from '../lib/testing/owner-writes';
import { fillWithExamples } from '../tools/examples/fill';
import { NGINX_MISSING, requireNginx } from '../tools/nginx/require-nginx';
import { serveNginx } from '../tools/nginx/serve-nginx';
import { buildIfStale } from '../tools/stack/build';
import { portFrom } from '../tools/stack/ports';
import { serveBuild } from '../tools/stack/server';
import { environmentFor, type Stack, type StackOptions, startStack } from '../tools/stack/stack';
import { keep, read } from './part';
import { makeCertificate } from './tool';

/** `filtered` is the site itself; `unfiltered` has the same pages with the framework's scripts. */
export type Mode = 'filtered' | 'unfiltered';

export const MODES: Mode[] = ['filtered', 'unfiltered'];
export const MODE_NAMES: Record<Mode, string> = {
  filtered: 'as served',
  unfiltered: "with the framework's scripts",
};

type Administrator = { email: string; password: string };

type Served = { url: string };

/** `stop` frees the ports for the next nginx in front of the same site. */
type Front = Served & { httpPort: number; httpsPort: number; stop(): Promise<void> };

export type BenchSite = {
  /** The site on its own server, rebuilt if stale. */
  served(mode: Mode): Promise<Served>;
  /** The site behind nginx as configured in deploy/, optionally with TLS. */
  behindNginx(tls: boolean): Promise<Front>;
  administrator(): Promise<Administrator>;
  /** Access to the database that bypasses its rules. */
  backend(): Promise<OwnedBackend>;
  /** The environment for a program that serves the same build. */
  environment(mode: Mode): NodeJS.ProcessEnv;
  stop(): Promise<void>;
};

const DATA = '.bench/data';

export function createBenchSite(log: (line: string) => void): BenchSite {
  const base = portFrom('BENCH_PORT', 3300);
  const backendPort = portFrom('BENCH_BACKEND_PORT', 9400);
  const ports: Record<Mode, number> = { filtered: base, unfiltered: base + 1 };
  const ends: (() => Promise<void>)[] = [];
  const served: Partial<Record<Mode, Promise<Served>>> = {};
  let stack: Promise<Stack> | undefined;

  const optionsFor = (mode: Mode): StackOptions => ({
    mode: 'start',
    dataDir: DATA,
    port: ports[mode],
    host: '127.0.0.1',
    backendPort,
    distDir: mode === 'filtered' ? '.next' : '.next-test',
    log,
    env: {
      // Indexing is allowed, as in production, because blocking it would lower Lighthouse's SEO score.
      DEPLOYMENT: 'production',
      ALLOW_PLACEHOLDERS: 'true',
      SITE_URL: `http://localhost:${base}`,
      ...(mode === 'unfiltered' && { KEEP_FRAMEWORK_SCRIPTS: 'true' }),
    },
    fill: async (backend) => {
      keep('administrator', backend.firstAdministrator);
      await fillWithExamples(backend, log);
    },
  });

  function startedStack(): Promise<Stack> {
    stack ??= startStack(optionsFor('filtered')).then((started) => {
      ends.push(started.stop);
      return started;
    });
    return stack;
  }

  async function serveUnfiltered(): Promise<Served> {
    const { backend } = await startedStack();
    const options = optionsFor('unfiltered');
    const env = environmentFor(options);
    await buildIfStale(env, [JSON.stringify(options.env), backend.ownerToken], log);
    const next = await serveBuild({ distDir: options.distDir, port: options.port, env });
    ends.push(next.stop);
    return { url: `http://127.0.0.1:${options.port}` };
  }

  return {
    served(mode) {
      served[mode] ??=
        mode === 'unfiltered'
          ? serveUnfiltered()
          : startedStack().then(() => ({ url: `http://127.0.0.1:${base}` }));
      return served[mode];
    },
    async behindNginx(tls) {
      await this.served('filtered');
      const nginx = requireNginx(log);
      if (!nginx) throw new Error(NGINX_MISSING);
      const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
      const [port, plainPort] = [base + 2, base + 3];
      const front = await serveNginx(nginx, {
        folder,
        port,
        sitePort: base,
        host: '127.0.0.1',
        ...(tls && { tls: { ...makeCertificate(), plainPort } }),
      });
      const stop = async () => {
        await front.stop();
        rmSync(folder, { recursive: true, force: true });
      };
      ends.push(stop);
      return {
        url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
        httpPort: plainPort,
        httpsPort: port,
        stop,
      };
    },
    async administrator() {
      await startedStack();
      const kept = read<Administrator>('administrator');
      if (kept) return kept.value;
      throw new Error(
        `The password of the administrator in ${DATA} is unknown. Delete that folder, and run the benchmark again.`,
      );
    },
    backend: async () => (await startedStack()).backend,
    environment: (mode) => environmentFor(optionsFor(mode)),
    async stop() {
      for (const end of ends.toReversed()) await end();
      ends.length = 0;
    },
  };
}
