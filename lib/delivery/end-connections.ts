import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';

/** Milliseconds for what is under way: who ends a container waits ten seconds. */
const GRACE = 5_000;

/** Keeps in mind the servers that answer. @returns what ends, after so many milliseconds, all their connections. */
export function rememberServers(): (grace: number) => void {
  const servers = new Set<Server>();
  subscribe('http.server.request.start', (message) => {
    servers.add((message as { server: Server }).server);
  });
  return (grace) => {
    setTimeout(() => {
      for (const server of servers) server.closeAllConnections();
    }, grace).unref();
  };
}

/**
 * Lets this process end when it is told to. The framework waits until every connection is closed, and Node closes
 * none on which nothing was asked yet or a request came only in part: a browser opens some ahead of need and keeps them.
 */
export function endConnectionsOnSignal(): void {
  const end = rememberServers();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(GRACE));
}
