import { createServer } from 'node:net';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** @throws Error with a sentence that says which port is taken and how to choose another. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if (await isFree(port)) return;
  throw new Error(`Port ${port} is taken: end the program that uses it, or set ${variable} to another port.`);
}
