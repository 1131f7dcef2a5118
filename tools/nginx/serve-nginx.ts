import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NginxOptions, nginxConfig } from './nginx-config';
import { outagePage } from './outage-page';

export type NginxServer = {
  exited: Promise<number>;
  /**
   * Reads the certificate again and sends new requests to the site's port. Requests that have begun are finished.
   * @throws Error with nginx's messages, and goes on as before, if the configuration or the certificate is invalid
   */
  reload(sitePort: number): void;
  stop(): Promise<void>;
};

const START_TIMEOUT_MS = 10_000;

/** Starts nginx and waits until it listens. @throws Error with nginx's messages if it fails to start. */
export async function serveNginx(command: string, options: NginxOptions): Promise<NginxServer> {
  const { folder } = options;
  const isRoot = process.getuid?.() === 0;
  // certbot needs the folder for ACME challenges to exist.
  mkdirSync(join(folder, 'acme'), { recursive: true });
  // The workers need access to the folder. Even if root starts nginx, they do not run as root.
  if (isRoot) chmodSync(folder, 0o755);
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, nginxConfig(options, isRoot));
  writeFileSync(join(folder, 'outage.html'), outagePage());
  const child = spawn(command, ['-p', folder, '-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let messages = '';
  child.stderr.on('data', (chunk: Buffer) => {
    messages += chunk;
  });
  let code: number | undefined;
  const exited = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => {
      code = status ?? 1;
      resolve(code);
    });
  });
  // nginx writes its process id once its ports are open.
  const pidFile = join(folder, 'nginx.pid');
  const isListening = () => existsSync(pidFile) && Number(readFileSync(pidFile, 'utf8')) === child.pid;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!isListening()) {
    if (code !== undefined || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`nginx did not start:\n${messages}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    exited,
    reload(sitePort) {
      const before = readFileSync(config);
      writeFileSync(config, nginxConfig({ ...options, sitePort }, isRoot));
      const { status, stderr } = spawnSync(command, ['-t', '-q', '-p', folder, '-c', config], {
        encoding: 'utf8',
      });
      if (status !== 0) {
        writeFileSync(config, before);
        throw new Error(`nginx refused the configuration: ${stderr.trim()}`);
      }
      child.kill('SIGHUP');
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
