import { cp, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { freePort } from '@/scripts/stack/ports';
import { serveBuild } from '@/scripts/stack/server';
import { environment } from '../../support/environment';

/** What a build holds beside what it serves: tools' caches, and pages that were made since. */
const LEFT_BEHIND = ['cache', 'types'];

/** The pages that the build made, but the one that stands in for what is not found. */
export const isBuiltPage = (path: string) => /^server\/app\/(?!_not-found).*\.html$/.test(path);

export type AnotherServerOptions = {
  /** Tells its folder from others that run at the same time. */
  name: string;
  env?: Record<string, string>;
  /** Which files of the build it does without, by their path in it. */
  without?: (path: string) => boolean;
};

/** Serves a copy of the build that is being tested, of which no page was asked for yet, until `use` ends. */
export async function withAnotherServer(
  { name, env, without = () => false }: AnotherServerOptions,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const { distDir, backendUrl } = environment;
  const folder = `.next-${name}`;
  await rm(folder, { recursive: true, force: true });
  await cp(distDir, folder, {
    recursive: true,
    filter: (source) =>
      !LEFT_BEHIND.includes(relative(distDir, source)) && !without(relative(distDir, source)),
  });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await serveBuild({
    distDir: folder,
    port,
    host: '127.0.0.1',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BACKEND: 'embedded',
      LOCAL_FIREBASE_PORT: new URL(backendUrl).port,
      SITE_URL: origin,
      ...env,
    },
    // What a test makes fail on purpose is no news.
    log: () => undefined,
  });
  try {
    await use(origin);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}
