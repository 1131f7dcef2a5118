// Serves a build with Next alone, without the site's server, as a baseline.
import { createServer } from 'node:http';
import next from 'next';

// An empty stub, because a build exits on start unless the site's server has provided a content source.
globalThis[Symbol.for('public source')] = {};
const createApp = next.default ?? next;
const app = createApp({ dir: process.cwd(), dev: false, customServer: true, quiet: true });
const handler = app.getRequestHandler();
await app.prepare();
createServer((request, response) => void handler(request, response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
