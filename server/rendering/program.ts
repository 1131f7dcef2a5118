import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createBirpc } from 'birpc';
import next from 'next';
import type { NextRequestHandler } from 'next-zero-js';
import { providePublicSource } from '../../lib/pages/public-source';
import { REQUEST_ERRORS, type RequestError } from '../../lib/settings/request-errors';
import { requireSettings } from '../../lib/settings/require-settings';
import { checkDatabase } from '../database';
import { captureConsole, logFault } from '../log';
import { readBuild } from '../routes';
import { type RendererCalls, type ServerCalls, TOKEN_HEADER } from './calls';
import { RemoteContent } from './remote-content';
import { createRenderer } from './render';

// The server's child process, which runs Next.
captureConsole();
process.once('uncaughtException', (error) => {
  logFault(error);
  process.exit(1);
});
// A terminal sends these signals to all its processes, but the server's requests in flight may still need this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
subscribe(REQUEST_ERRORS, (message) => {
  const { error, path } = message as RequestError;
  logFault(error, { path });
});

const settings = requireSettings();
checkDatabase(settings);
const dir = process.cwd();
const distDir = process.env.NEXT_DIST_DIR ?? '.next';
const build = readBuild(join(dir, distDir));
// Next's own standalone server passes the configuration this way.
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...build.config, distDir });

const server = createBirpc<ServerCalls, RendererCalls>(
  {
    render: (path, how, known) => renderer.render(path, how, known),
    compress: (page) => renderer.compress(page),
    statusPages: () => renderer.statusPages(),
  },
  {
    post: (message) => process.send?.(message),
    on: (receive) => process.on('message', receive),
  },
);
const content = new RemoteContent(server);
// The pages that Next renders read the server's content instead of the database.
providePublicSource(content);

const app = next({
  dir,
  dev: false,
  customServer: true,
  // Next attaches its upgrade handler to this server, which never listens, so nothing is ever upgraded.
  httpServer: createServer(),
  quiet: true,
});
const handler: NextRequestHandler = app.getRequestHandler();
await app.prepare();
const renderer = createRenderer({
  handler,
  settings,
  content,
  revalidateToken: build.revalidateToken,
  publicFolder: join(dir, 'public'),
  dist: join(dir, distDir),
});

const token = randomUUID();
const requests = createServer((request, response) => {
  if (request.headers[TOKEN_HEADER] !== token) {
    request.destroy();
    return;
  }
  delete request.headers[TOKEN_HEADER];
  void handler(request, response);
});
requests.listen(0, '127.0.0.1', () => {
  void server.ready({ port: (requests.address() as AddressInfo).port, token });
});
