import { chmodSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';

const FAILED = 'Failed: ';

/** A command to the running site. It reports its progress line by line. @throws Error with the reason if it fails */
type Command = (log: (line: string) => void) => Promise<void>;

/** Listens on a Unix socket, which only this user can open, for the commands of `npm run release`. */
export async function listenForCommands(
  socket: string,
  commands: Record<string, Command>,
): Promise<() => void> {
  const server = createServer(async (message, response) => {
    const command = commands[message.url?.slice(1) ?? ''];
    const log = (line: string) => response.write(`${line}\n`);
    try {
      if (!command) throw new Error(`Unknown command ${message.url}.`);
      await command(log);
    } catch (error) {
      log(FAILED + (error instanceof Error ? error.message : String(error)));
    }
    response.end();
  });
  // A build may take longer than the default timeouts allow.
  server.requestTimeout = 0;
  rmSync(socket, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
  chmodSync(socket, 0o600);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/**
 * Sends a command to the running site and passes on its progress.
 * @returns whether it succeeded
 * @throws Error if no site is running
 */
export function sendCommand(socket: string, command: string, log: (text: string) => void): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const message = request({ socketPath: socket, path: `/${command}`, method: 'POST' }, (response) => {
      let output = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        output += text;
        log(text);
      });
      response.once('close', () =>
        resolve(response.complete && !output.split('\n').some((line) => line.startsWith(FAILED))),
      );
    });
    message.once('error', (cause) =>
      reject(new Error('The site is not running here: start it with `npm run deploy`.', { cause })),
    );
    message.end();
  });
}
