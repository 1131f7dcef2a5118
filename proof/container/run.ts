import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { collectOutput, whenAnswering } from '../../tools/stack/next';
import type { Contained } from './build';

export type Running = {
  origin: string;
  /** The time in milliseconds from the start until the program is ready. */
  startedIn: number;
  /** Returns whether the container's health check passes. */
  isHealthy(): boolean;
  /** Sends SIGTERM. @returns the exit code, and the milliseconds until the exit */
  stop(): Promise<{ code: number | null; after: number }>;
  kill(): void;
};

const STOP_TIMEOUT_MS = 15_000;

async function stop(child: ChildProcess) {
  const begun = performance.now();
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  child.kill('SIGTERM');
  const [code] = await exited;
  clearTimeout(timer);
  return { code, after: performance.now() - begun };
}

/** Starts the program without this process's environment, and waits until the program is ready. */
export async function start(
  contained: Contained,
  port: number,
  env: Record<string, string>,
): Promise<Running> {
  const [name = '', ...args] = contained.command;
  const program = name === 'node' ? process.execPath : name;
  const own = { NODE_ENV: 'production' as const, ...contained.env, ...env, PORT: String(port) };
  const options = { cwd: contained.folder, env: own } as const;
  const begun = performance.now();
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const origin = `http://127.0.0.1:${port}`;
  await whenAnswering(child, collectOutput(child), `${origin}/api/ready`);
  const [, ...checkArgs] = contained.healthCheck;
  return {
    origin,
    startedIn: performance.now() - begun,
    isHealthy: () => spawnSync(process.execPath, checkArgs, options).status === 0,
    stop: () => stop(child),
    kill: () => child.kill('SIGKILL'),
  };
}
