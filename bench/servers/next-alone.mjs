// Serves a build with Next alone, without the site's server, as a baseline.
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import next from 'next';
import { renderData } from 'next-zero-js/data';

// A folder with the default configuration, because the site's own turns off Next's page cache in memory.
const dir = resolve('.bench/next-alone');
rmSync(dir, { recursive: true, force: true });
mkdirSync(dir, { recursive: true });
symlinkSync(resolve(process.env.NEXT_DIST_DIR ?? '.next'), `${dir}/.next`);
symlinkSync(resolve('public'), `${dir}/public`);
writeFileSync(`${dir}/next.config.mjs`, 'export default {};\n');

const createApp = next.default ?? next;
const app = createApp({ dir, dev: false, customServer: true, quiet: true });
const handler = app.getRequestHandler();
// A build exits unless it starts with content. No page needs it, because all are in Next's cache.
await renderData.run({}, () => app.prepare());
createServer((request, response) => void handler(request, response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
