import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ChangeWatch } from './change-watch';
import { sendText } from './responses';
import type { Search } from './search/search';

export const METRICS_PATH = '/api/metrics';

const registry = new Registry();
const registers = [registry];

const SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15];

const requestSeconds = new Histogram({
  name: 'site_request_duration_seconds',
  help: 'Time from a request to the end of its response, by class of address and status.',
  labelNames: ['route', 'status'],
  buckets: SECONDS,
  registers,
});

const requestsInFlight = new Gauge({
  name: 'site_requests_in_flight',
  help: 'Requests whose responses have not ended.',
  registers,
});

export const renderSeconds = new Histogram({
  name: 'site_render_duration_seconds',
  help: 'Time that Next takes to render a page, by outcome.',
  labelNames: ['outcome'],
  buckets: SECONDS,
  registers,
});

export const databaseSeconds = new Histogram({
  name: 'site_database_check_duration_seconds',
  help: "Time that a check of the database's change counter takes, with the reads of changed content, by outcome.",
  labelNames: ['outcome'],
  buckets: SECONDS,
  registers,
});

export const searchRestarts = new Counter({
  name: 'site_search_restarts_total',
  help: 'How often the search worker ended and was started again.',
  registers,
});

/** Classes of addresses, so that the number of time series is bounded. */
const ROUTES: [route: string, paths: RegExp][] = [
  ['health', /^\/api\/(?:live|ready|metrics)$/],
  ['service', /^\/(?:v[01]|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)\//],
  ['admin', /^\/admin(?:\/|$)/],
  ['upload', /^\/files\//],
  ['static', /^\/(?:_next|elements|pictures|icons|share|downloads)\/|\.[a-z0-9]+$/],
  ['search', /^\/(?:search|ifu(?:\/paper)?)$/],
  ['other', /^\/api\//],
];

export const routeOf = (path: string): string => ROUTES.find(([, paths]) => paths.test(path))?.[0] ?? 'page';

/** A request that has ended. */
export type Answered = { route: string; method: string; status: number; seconds: number };

/** Counts and times a request, and passes it on when its response has ended. */
export function observe(
  request: IncomingMessage,
  response: ServerResponse,
  onAnswer: (answered: Answered) => void,
): void {
  const began = performance.now();
  requestsInFlight.inc();
  response.once('close', () => {
    requestsInFlight.dec();
    const route = routeOf((request.url ?? '').split('?')[0] ?? '');
    const seconds = (performance.now() - began) / 1_000;
    // nginx's status for a client that disconnected before the response.
    const status = response.headersSent ? response.statusCode : 499;
    requestSeconds.observe({ route, status }, seconds);
    onAnswer({ route, method: request.method ?? '', status, seconds });
  });
}

/** Adds the metrics that are read when they are requested. Call this once. */
export function measureParts({ changes, search }: { changes: ChangeWatch; search: Search }): void {
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge(
    'site_content_age_seconds',
    'Time since the last successful check of the database.',
    () => changes.age,
  );
  gauge('site_database_up', '0 if the last check of the database failed, 1 otherwise.', () =>
    changes.databaseState === 'unavailable' ? 0 : 1,
  );
  gauge('site_search_up', '1 if the search worker runs, 0 otherwise.', () => (search.isRunning ? 1 : 0));
  gauge('site_search_waiting', 'Searches that wait for the worker.', () => search.waiting);
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/** Whether a program on this machine connected without a proxy, and not a web page by a name that leads here. */
export const isDirect = ({ socket, headers }: IncomingMessage): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  LOCAL_HOST.test(headers.host ?? '') &&
  !['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in headers);

/** Sends all metrics in Prometheus' text format. */
export async function sendMetrics(response: ServerResponse): Promise<void> {
  sendText(response, 200, await registry.metrics(), { 'content-type': registry.contentType });
}
