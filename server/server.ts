import { subscribe } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { GOOGLE_FIRESTORE } from '../lib/firebase/backend';
import { checkDatabaseResponses } from '../lib/firebase/checked-fetch';
import type { DatabaseTime } from '../lib/firebase/database-time';
import { PublicContent } from '../lib/public/public-content';
import { BUILT_IN } from '../lib/records/pdf-address';
import { REQUEST_ERRORS, type RequestError } from '../lib/settings/request-errors';
import type { Settings } from '../lib/settings/settings';
import { ChangeWatch } from './change-watch';
import { Files } from './files';
import { captureConsole, logAccess, logFault } from './log';
import { measureParts, observe } from './metrics';
import { Pages } from './pages';
import { answer, type Parts } from './pipeline';
import { Renderer } from './renderer';
import { clientAddressBehind, RateLimit, RequestLimit } from './request-limit';
import { ResizedImages } from './resized-images';
import { type FinishedResponse, finishedResponse, type RenderedPage } from './responses';
import { type Build, readBuild } from './routes';
import { EntrySource } from './search/entry-source';
import { Search } from './search/search';
import { createServiceProxy } from './service-proxy';

/** Timeouts in milliseconds: for a request's headers, for the whole request, and between requests. */
const HEAD_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 300_000;
const IDLE_TIMEOUT_MS = 30_000;

/** How long a connection may be idle during a request or response. */
const STALL_TIMEOUT_MS = 60_000;

/** After a stop signal, load balancers get this long to send no more requests. */
const DRAIN_MS = 1_000;

/** How long requests in flight may continue after that. */
const STOP_GRACE_MS = 7_000;

type ServerOptions = {
  settings: Settings;
  /** The application's folder, which contains `public` and the build. */
  dir: string;
  distDir: string;
  host: string;
  port: number;
};

type RunningServer = { stop(): Promise<void> };

/** Returns a function that renders a page on its first call and caches the response. A failed render is not cached. */
function cachedResponse(render: () => Promise<RenderedPage>): () => Promise<FinishedResponse> {
  let made: Promise<FinishedResponse> | undefined;
  return () => {
    made ??= render()
      .then(({ status, headers, body }) => finishedResponse(status, headers, body))
      .catch((error) => {
        made = undefined;
        throw error;
      });
    return made;
  };
}

function assemble(
  renderer: Renderer,
  content: PublicContent,
  databaseTime: DatabaseTime,
  build: Build,
  { settings, dir, distDir }: ServerOptions,
): Parts {
  const dist = join(dir, distDir);
  const publicFolder = join(dir, 'public');
  const pages = new Pages(build.paths, renderer, content);
  const clientAddress = clientAddressBehind(settings.trustedProxies);
  const knowsVisitors = settings.trustedProxies.length > 0;
  const search = new Search({
    source: new EntrySource(content),
    pages,
    program: new URL('./search-worker.mjs', import.meta.url),
    clientAddress,
    knowsVisitors,
  });
  const changes = new ChangeWatch(content, databaseTime, () => {
    void pages.refreshVisited();
    search.refresh();
  });
  const files = new Files(
    [
      { folder: publicFolder, address: '' },
      { folder: join(dist, 'public'), address: '' },
      { folder: join(publicFolder, 'downloads'), address: BUILT_IN },
      { folder: join(dist, 'static'), address: '/_next/static' },
    ],
    settings,
  );
  const images = new ResizedImages(dist, settings);
  const statusPages = {
    notFound: cachedResponse(() => renderer.notFoundPage()),
    serverError: cachedResponse(() => renderer.errorPage()),
  };
  const limit = knowsVisitors ? new RequestLimit() : null;
  const rates = knowsVisitors ? new RateLimit() : null;
  const services = createServiceProxy(settings.backend, clientAddress);
  const readiness = { isDraining: false, staleLimit: settings.staleLimit };
  return {
    readiness,
    clientAddress,
    limit,
    rates,
    services,
    files,
    images,
    pages,
    content,
    changes,
    search,
    statusPages,
    renderer,
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/**
 * Starts the server. It listens once Next is ready, so that visitors wait as briefly as possible after a crash. Pages
 * that no visitor waits for are rendered afterwards.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dir, distDir, host, port } = options;
  captureConsole();
  subscribe(REQUEST_ERRORS, (message) => {
    const { error, path } = message as RequestError;
    logFault(error, { path });
  });
  const build = readBuild(join(dir, distDir));
  const content = new PublicContent();
  const { backend } = options.settings;
  const origin = backend.kind === 'firebase' ? GOOGLE_FIRESTORE : backend.origins.firestore;
  const databaseTime = checkDatabaseResponses(origin, backend.keys.projectId);
  const renderer = await Renderer.start({ ...options, content, renderAnew: build.renderAnew });
  const parts = assemble(renderer, content, databaseTime, build, options);
  measureParts(parts);
  const { readiness } = parts;
  const server = createServer(
    { connectionsCheckingInterval: 1_000, keepAliveTimeout: IDLE_TIMEOUT_MS },
    (request, response) => {
      if (readiness.isDraining) response.shouldKeepAlive = false;
      observe(request, response, options.settings.accessLog ? logAccess : () => undefined);
      void answer(request, response, parts);
    },
  );
  server.headersTimeout = HEAD_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.timeout = STALL_TIMEOUT_MS;
  await listen(server, port, host);
  parts.changes.start();
  void parts.changes
    .check()
    .then(() => parts.pages.warm(build.warmPaths))
    .then(() => Promise.all(Object.values(parts.statusPages).map((page) => page())))
    .catch(logFault);

  return {
    async stop() {
      readiness.isDraining = true;
      await pause(DRAIN_MS);
      parts.changes.stop();
      void parts.search.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      const grace = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS);
      await closed;
      clearTimeout(grace);
    },
  };
}
