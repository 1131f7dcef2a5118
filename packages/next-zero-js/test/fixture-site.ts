import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { builtStyles, type NextRequestHandler, zeroJs } from '../src/index';

const dir = join(import.meta.dirname, '../fixture');

/** The fixture's build. */
export const dist = join(dir, '.next');

const environment = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;

export const errorPage =
  '<!DOCTYPE html><title>Error</title><style>h1{color:red}</style><h1>Try again later</h1>';

export type FixtureSite = { origin: string; handler: NextRequestHandler; close(): Promise<void> };

function build() {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build', dir], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`next build failed:\n${stdout}${stderr}`);
}

async function listen(listener: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** Builds and serves the fixture, in which only /island keeps the framework's scripts. */
export async function serveFixture(): Promise<FixtureSite> {
  build();
  Object.assign(process.env, environment);
  const { default: next } = await import('next');
  const app = next({ dir });
  const handler = app.getRequestHandler();
  await app.prepare();
  const { origin, close } = await listen(
    zeroJs(handler, {
      isStatic: (path) => path !== '/island',
      readStyles: builtStyles(dist),
      errorPage,
    }),
  );
  return {
    origin,
    handler,
    async close() {
      await close();
      await app.close();
    },
  };
}

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Starts the first browser that exists: the one at the path in CHROMIUM, Playwright's own, or the system's. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: [process.env.CHROMIUM, chromium.executablePath(), ...INSTALLED].find(
      (path) => path && existsSync(path),
    ),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
