import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NginxOptions, nginxConfig } from './nginx-config';
import type { Nginx } from './require-nginx';

export type NginxServer = { exited: Promise<number>; stop(): Promise<void> };

const START_TIMEOUT_MS = 10_000;

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD', redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/** Starts nginx before a site and waits until it answers. @throws Error with what nginx said when it does not start. */
export async function serveNginx({ command, modules }: Nginx, options: NginxOptions): Promise<NginxServer> {
  const { folder } = options;
  const isRoot = process.getuid?.() === 0;
  mkdirSync(folder, { recursive: true });
  // The workers of a server that root starts are not root.
  if (isRoot) chmodSync(folder, 0o755);
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, nginxConfig(options, modules, isRoot));
  const child = spawn(command, ['-p', folder, '-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  let code: number | undefined;
  const exited = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => {
      code = status ?? 1;
      resolve(code);
    });
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(options.renewPort))) {
    if (code !== undefined || Date.now() > deadline) throw new Error(`nginx did not start:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    exited,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
