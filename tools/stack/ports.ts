import { createServer } from 'node:net';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Throws an Error if the port is in use. The message names the port and the variable that sets it. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if (await isFree(port)) return;
  throw new Error(
    `Port ${port} is not available: stop any program that uses it, or set ${variable} to another port.`,
  );
}

/** The ports to try, below Linux's ephemeral ports, so that no outgoing connection takes a port before it is used. */
const [FIRST, COUNT] = [12_000, 20_000];

/** Returns a free port on loopback. */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * COUNT);
  return (await isFree(port)) ? port : freePort();
}

/** Returns the port in an environment variable, or the fallback if it is not set. @throws Error if it is not a port. */
export function portFrom(variable: string, fallback: number, env = process.env): number {
  const value = env[variable];
  if (!value) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`${variable} must be a port, but is '${value}'.`);
}
