import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { collectOutput, whenAnswering } from '../../tools/stack/next';
import type { Contained } from './build';

export type Running = {
  origin: string;
  /** The time in milliseconds from the start until the program is ready. */
  startedIn: number;
  /** Returns whether the container's health check passes. */
  isHealthy(): boolean;
  /** Sends SIGTERM while connections are open. @returns the exit code, and the milliseconds until the exit. */
  stop(): Promise<{ code: number | null; after: number }>;
  kill(): void;
};

const STOP_TIMEOUT_MS = 15_000;

async function openSocket(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // The server might reset the connection when it stops.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Stops a server that has an idle connection and a connection with an unfinished request head. */
async function stopWithConnections(child: ChildProcess, port: number) {
  const idle = await openSocket(port, 'GET /company HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(idle, 'data');
  const unfinished = await openSocket(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n');
  const begun = performance.now();
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  child.kill('SIGTERM');
  const [code] = await exited;
  clearTimeout(timer);
  for (const socket of [idle, unfinished]) socket.destroy();
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
    stop: () => stopWithConnections(child, port),
    kill: () => child.kill('SIGKILL'),
  };
}
