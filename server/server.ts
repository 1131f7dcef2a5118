import { subscribe } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { GOOGLE_FIRESTORE } from '../lib/firebase/backend';
import { checkDatabaseResponses } from '../lib/firebase/checked-fetch';
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
import { clientAddressBehind, MAX_REQUESTS, MAX_SEARCHES, RateLimit, RequestLimit } from './request-limit';
import { ResizedImages } from './resized-images';
import { readBuild } from './routes';
import { EntrySource } from './search/entry-source';
import { Search } from './search/search';

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

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/**
 * Starts the server in the application's folder. It listens once Next is ready, so that visitors wait as briefly as
 * possible after a crash. Pages that no visitor waits for are rendered afterwards.
 * @param dist Next's build folder
 * @returns a function that stops the server
 */
export async function startServer(settings: Settings, dist: string): Promise<() => Promise<void>> {
  captureConsole();
  subscribe(REQUEST_ERRORS, (message) => {
    const { error, path } = message as RequestError;
    logFault(error, { path });
  });
  const { backend, trustedProxies } = settings;
  const build = readBuild(dist);
  const content = new PublicContent();
  const origin = backend.kind === 'firebase' ? GOOGLE_FIRESTORE : backend.origins.firestore;
  const databaseTime = checkDatabaseResponses(origin, backend.keys.projectId);
  const renderer = await Renderer.start({ settings, content, dist, renderAnew: build.renderAnew });
  const pages = new Pages(build.paths, renderer, content);
  const knowsVisitors = trustedProxies.length > 0;
  const search = new Search({
    source: new EntrySource(content),
    pages,
    program: new URL('./search-worker.mjs', import.meta.url),
    limit: knowsVisitors ? new RequestLimit(MAX_SEARCHES) : null,
  });
  const changes = new ChangeWatch(content, databaseTime, () => {
    void pages.refreshVisited();
    search.refresh();
  });
  const files = new Files(
    [
      { folder: 'public', address: '' },
      { folder: join(dist, 'public'), address: '' },
      { folder: 'public/downloads', address: BUILT_IN },
      { folder: join(dist, 'static'), address: '/_next/static' },
    ],
    settings,
  );
  const readiness = { isDraining: false, staleLimit: settings.staleLimit };
  const parts: Parts = {
    clientAddress: clientAddressBehind(trustedProxies),
    limit: knowsVisitors ? new RequestLimit(MAX_REQUESTS) : null,
    rates: knowsVisitors ? new RateLimit() : null,
    backend,
    files,
    images: new ResizedImages(dist, settings),
    pages,
    content,
    changes,
    search,
    renderer,
    readiness,
  };
  measureParts(parts);
  const server = createServer(
    { connectionsCheckingInterval: 1_000, keepAliveTimeout: IDLE_TIMEOUT_MS },
    (request, response) => {
      if (readiness.isDraining) response.shouldKeepAlive = false;
      observe(request, response, settings.accessLog ? logAccess : () => undefined);
      void answer(request, response, parts);
    },
  );
  server.headersTimeout = HEAD_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.timeout = STALL_TIMEOUT_MS;
  await listen(server, settings.port, process.env.HOSTNAME ?? '0.0.0.0');
  changes.start();
  void changes
    .check()
    .then(() => pages.warm(build.warmPaths))
    .catch(logFault);

  return async () => {
    readiness.isDraining = true;
    await pause(DRAIN_MS);
    changes.stop();
    void search.stop();
    const closed = new Promise((resolve) => server.close(resolve));
    const grace = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS);
    await closed;
    clearTimeout(grace);
  };
}
