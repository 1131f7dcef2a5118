// A program that serves Auth and Storage in a process that tests can kill. It prints its origin, and reports its
// resident memory in bytes at `/memory`.
import { startStorage } from './start-storage';

const directory = { path: process.argv[2] ?? '', remove: () => undefined };
const memoryRoute = {
  method: 'GET' as const,
  pattern: /^\/memory$/,
  handle: async () => ({ body: String(process.memoryUsage().rss) }),
};
startStorage(directory, [memoryRoute]).then(({ origin }) => console.log(origin));
