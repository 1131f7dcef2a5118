// Serves a build with Next alone, without the site's server, as a baseline.
import { createServer } from 'node:http';
import next from 'next';

const createApp = next.default ?? next;
// The defaults of a stock project, including its page cache in memory, which the site's own configuration turns off.
const conf = { distDir: process.env.NEXT_DIST_DIR ?? '.next' };
const app = createApp({ dir: process.cwd(), dev: false, customServer: true, quiet: true, conf });
const handler = app.getRequestHandler();
await app.prepare();
createServer((request, response) => void handler(request, response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
