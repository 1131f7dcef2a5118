import { startStorage } from './start-storage';

/** A process for tests that kill it. Prints its origin, and reports its memory at `/memory`. */
const directory = { path: process.argv[2] ?? '', remove: () => undefined };
const memoryRoute = {
  method: 'GET' as const,
  pattern: /^\/memory$/,
  handle: async () => ({ body: String(process.memoryUsage().rss) }),
};
startStorage(directory, [memoryRoute]).then(({ origin }) => console.log(origin));
