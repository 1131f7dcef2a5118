import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { describeExit, type Exit, type RunningProcess } from '../../lib/processes/supervise';

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

function spawnNext(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [next, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Collects a program's output. @returns a function that returns the last 20,000 characters of the output. */
export function collectOutput(child: ChildProcess): () => string {
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk).slice(-20_000);
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return () => output;
}

/** Matches the lines in which Next reports the steps of a build. */
const STEP = /^\s*(?:✓|Creating|Collecting|Generating|Finalizing) .*/gm;

/**
 * Builds the site with Next.
 * @param log receives the steps. If omitted, Next's whole output is printed.
 * @throws Error if the build fails, with Next's output unless it has been printed
 */
export function buildWithNext(env: NodeJS.ProcessEnv, log?: (line: string) => void): Promise<void> {
  const child = spawnNext(['build'], env);
  const output = collectOutput(child);
  if (log) {
    child.stdout?.on('data', (chunk: Buffer) => {
      for (const [line] of String(chunk).matchAll(STEP)) log(`  ${line.trim()}`);
    });
  } else {
    child.stdout?.pipe(process.stdout);
    child.stderr?.pipe(process.stderr);
  }
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, pass);
      if (code === 0) resolve();
      else reject(new Error(`next build failed:${log ? `\n${output()}` : ' see the output above.'}`));
    });
  });
}

/** How long a server may take to exit after a stop signal before it is killed, in milliseconds. */
const GRACE_MS = 10_000;

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    return response.status < 500;
  } catch {
    return false;
  }
}

/**
 * Waits up to about a minute for a response with a status below 500.
 * @throws Error with the server's output if the server exits or does not respond in time
 */
export async function whenAnswering(
  child: ChildProcess,
  output: () => string,
  address: string,
): Promise<RunningProcess> {
  let exit: Exit | undefined;
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => {
      exit = { code, signal };
      resolve(exit);
    });
  });
  const deadline = Date.now() + 60_000;
  while (!(await answers(address))) {
    if (exit) throw new Error(`The server ended before it was ready (${describeExit(exit)}):\n${output()}`);
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server was not ready within a minute:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    exited,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** Starts `next dev` and waits until it responds. */
export function serveDevelopment({
  port,
  host,
  env,
  log,
}: {
  port: number;
  host: string;
  env: NodeJS.ProcessEnv;
  log(chunk: Buffer): void;
}): Promise<RunningProcess> {
  const child = spawnNext(['dev', '-p', String(port), '-H', host], { ...env, PORT: String(port) });
  const output = collectOutput(child);
  child.stderr?.on('data', log);
  return whenAnswering(child, output, `http://127.0.0.1:${port}/manifest.webmanifest`);
}
