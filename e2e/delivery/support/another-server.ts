import { cp, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { freePort } from '@/tools/stack/ports';
import { serveBuild } from '@/tools/stack/server';
import { environment } from '../../support/environment';

/** Folders of a build that are not copied: generated types, and the cache of pages rendered since the build. */
const LEFT_BEHIND = ['cache', 'types'];

/** Whether a path in the build is a prerendered page other than the 404 page. */
export const isBuiltPage = (path: string) => /^server\/app\/(?!_not-found).*\.html$/.test(path);

export type AnotherServerOptions = {
  /** Distinguishes the copy's folder from those of concurrent tests. */
  name: string;
  env?: Record<string, string>;
  /** Returns whether to omit the file with this path in the build. */
  without?: (path: string) => boolean;
};

/** Serves a copy of the tested build until `use` ends. Omits the pages rendered since the build. */
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
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BACKEND: 'embedded',
      LOCAL_FIREBASE_PORT: new URL(backendUrl).port,
      SITE_URL: origin,
      ...env,
    },
  });
  try {
    await use(origin);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}
