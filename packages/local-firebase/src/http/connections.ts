import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const GRACE_MS = 3_000;

/**
 * Tracks a server's idle connections. `close` closes the server and its idle connections, and gives responses in
 * progress up to `GRACE_MS` to finish.
 */
export function watchConnections(server: Server): { close(): Promise<void> } {
  const idle = new Set<Socket>();
  let isClosing = false;
  server.on('connection', (socket) => {
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  });
  server.on('request', ({ socket }, response: ServerResponse) => {
    idle.delete(socket);
    if (isClosing) response.setHeader('Connection', 'close');
    response.once('close', () => {
      if (isClosing) socket.end();
      else if (!socket.destroyed) idle.add(socket);
    });
  });
  return {
    async close() {
      isClosing = true;
      const ended = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of idle) socket.end();
      const grace = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      await ended;
      clearTimeout(grace);
    },
  };
}
