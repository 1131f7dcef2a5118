import { subscribe } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import type { NextRequestHandler } from 'next-zero-js';
import { BUILT_IN } from '../lib/content/pdf-address';
import { checkDatabaseResponses } from '../lib/firebase/checked-fetch';
import { providePublicSource } from '../lib/pages/public-source';
import { REQUEST_ERRORS, type RequestError } from '../lib/settings/request-errors';
import type { Settings } from '../lib/settings/settings';
import { clientAddressBehind } from './client-address';
import { ClockWatch } from './clock';
import { PublicContent } from './content';
import { createDiskStore } from './disk-store';
import { Files } from './files';
import { captureConsole, logFault } from './log';
import { Pages } from './pages';
import { answer, type Parts } from './pipeline';
import { createRenderer } from './render';
import { RequestLimit } from './request-limit';
import { finishedResponse, type RenderedPage } from './responses';
import { type Build, readBuild } from './routes';
import { EntrySource } from './search/entry-source';
import { Search } from './search/search';
import { createServiceProxy } from './service-proxy';

const GOOGLE_FIRESTORE = 'https://firestore.googleapis.com';

/** Timeouts in milliseconds: for a request's headers, for the whole request, and between requests. */
const HEAD_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 300_000;
const IDLE_TIMEOUT_MS = 30_000;

/** How long a connection may be idle during a request or response. */
const STALL_TIMEOUT_MS = 60_000;

/** How long requests in flight may continue after a stop signal. */
const STOP_GRACE_MS = 8_000;

export type ServerOptions = {
  settings: Settings;
  /** The application's folder, which contains `public` and the build. */
  dir: string;
  distDir: string;
  host: string;
  port: number;
};

export type RunningServer = { stop(): Promise<void> };

const finished = ({ status, headers, body }: RenderedPage) => finishedResponse(status, headers, body);

async function assemble(
  handler: NextRequestHandler,
  content: PublicContent,
  build: Build,
  { settings, dir, distDir }: ServerOptions,
): Promise<Parts> {
  const dist = join(dir, distDir);
  const publicFolder = join(dir, 'public');
  const origin = settings.backend.kind === 'firebase' ? GOOGLE_FIRESTORE : settings.backend.origins.firestore;
  const databaseTime = checkDatabaseResponses(origin, settings.backend.keys.projectId);
  const { revalidateToken } = build;
  const renderer = createRenderer({ handler, settings, revalidateToken, publicFolder, dist });
  const disk = createDiskStore(join(dist, 'cache', 'pages'), build.id);
  const pages = new Pages(build.paths, renderer.renderPage, content, disk);
  const clientAddress = clientAddressBehind(settings.trustedProxies);
  const knowsVisitors = settings.trustedProxies.length > 0;
  const search = new Search({
    source: new EntrySource(content),
    pages,
    program: new URL('./search-worker.mjs', import.meta.url),
    clientAddress,
    knowsVisitors,
  });
  const clock = new ClockWatch(content, databaseTime, () => {
    void pages.refreshVisited();
    search.refresh();
  });
  const files = new Files(
    [
      { folder: publicFolder, address: '' },
      { folder: join(publicFolder, 'downloads'), address: BUILT_IN },
      { folder: join(dist, 'static'), address: '/_next/static' },
    ],
    settings,
  );
  const statusPages = {
    notFound: await finished(await renderer.notFound()),
    serverError: await finished(await renderer.serverError()),
  };
  const limit = knowsVisitors ? new RequestLimit() : null;
  const services = createServiceProxy(settings.backend, clientAddress);
  return {
    settings,
    clientAddress,
    limit,
    services,
    files,
    pages,
    content,
    clock,
    search,
    statusPages,
    next: handler,
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** Starts the server. It listens once Next is ready and the status pages are rendered. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dir, distDir, host, port } = options;
  captureConsole();
  const build = readBuild(join(dir, distDir));
  // Next's own standalone server passes the configuration this way.
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...build.config, distDir });
  subscribe(REQUEST_ERRORS, (message) => {
    const { error, path } = message as RequestError;
    logFault(error, { path });
  });
  const content = new PublicContent();
  // The pages that Next renders read this content instead of the database.
  providePublicSource(content);
  const app = next({
    dir,
    dev: false,
    customServer: true,
    // Next attaches its upgrade handler to this server, which never listens, so nothing is ever upgraded.
    httpServer: createServer(),
    hostname: host,
    port,
    quiet: true,
  });
  const handler: NextRequestHandler = app.getRequestHandler();
  await app.prepare();
  const parts = await assemble(handler, content, build, options);
  let isStopping = false;
  const server = createServer(
    { connectionsCheckingInterval: 1_000, keepAliveTimeout: IDLE_TIMEOUT_MS },
    (request, response) => {
      if (isStopping) response.shouldKeepAlive = false;
      void answer(request, response, parts);
    },
  );
  server.headersTimeout = HEAD_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.timeout = STALL_TIMEOUT_MS;
  await listen(server, port, host);
  parts.clock.start();
  void parts.clock.check().then(() => parts.pages.warm(build.firstPaths, build.otherPaths));

  return {
    async stop() {
      isStopping = true;
      parts.clock.stop();
      void parts.search.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      const grace = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS);
      await closed;
      clearTimeout(grace);
      await app.close().catch(logFault);
    },
  };
}
