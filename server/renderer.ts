import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import next from 'next';
import { isErrorShell, type NextRequestHandler, render } from 'next-zero-js';
import { renderData } from 'next-zero-js/data';
import { PublicContent, type PublicSource, type Used } from '../lib/public/public-content';
import type { Settings } from '../lib/settings/settings';
import { headersForNext, type NextArea } from './admission';
import { type FinishPage, pageFinisher } from './finish-page';
import { commonHeaders } from './headers';
import { renderSeconds } from './metrics';
import { digestOf, type RenderedPage } from './responses';
import { NOT_FOUND, STATUSES } from './routes';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 8 * 1024 * 1024;

/** Statuses of responses that the server keeps in memory. A render with any other status fails. */
const KEPT = [200, 301, 308, 404, 410];

/**
 * Refuses every read. Next returns a kept page at once and, if the page's interval has passed, renders it again in the
 * background. That render must fail, because a later render could join it without a record of the data that it read.
 */
const UNLOADED = new PublicContent();

/** The revalidation interval in the caching header of a page that Next renders. */
const INTERVAL = /\bs-maxage=(\d+)/;

/** Response headers that expose Next's internals. */
const INTERNAL = /^x-(?:nextjs|next|middleware|invoke|matched)-/;

/** A page ready for visitors, with the data that it was rendered from. */
export type Rendering = {
  page: RenderedPage;
  used: Used;
  /** The digest of Next's page. */
  digest: string;
  /** The time until which Next considers the page fresh, unless its data changes. */
  freshUntil: number;
};

type RendererOptions = {
  settings: Settings;
  content: PublicContent;
  /** Next's build folder. */
  dist: string;
  /** Request headers that make Next render a page again. */
  renderAnew: Record<string, string>;
};

/** Requests pages from Next, which runs in this process, and gives each render the content. */
export class Renderer {
  #handler: NextRequestHandler;
  #options: RendererOptions;
  #finish: FinishPage;
  #host: string;

  private constructor(handler: NextRequestHandler, options: RendererOptions) {
    this.#handler = handler;
    this.#options = options;
    this.#finish = pageFinisher(options.settings, options.dist);
    this.#host = new URL(options.settings.siteUrl).host;
  }

  /** Starts Next and waits until it can render. */
  static async start(options: RendererOptions): Promise<Renderer> {
    const app = next({
      dev: false,
      customServer: true,
      // Next attaches its upgrade handler to this server, which never listens, so nothing is ever upgraded.
      httpServer: createServer(),
      quiet: true,
    });
    await renderData.run(options.content, () => app.prepare());
    return new Renderer(app.getRequestHandler(), options);
  }

  /**
   * Renders a page.
   * @param how `as kept` returns the page from Next's cache on disk, which is the last good one or the one from the build
   * @param known an earlier rendering, returned unless Next's page has changed
   * @throws Error if the render fails; Next then keeps its earlier page
   */
  async render(path: string, how: 'anew' | 'as kept', known?: Rendering | null): Promise<Rendering> {
    const isAnew = how === 'anew';
    const { source, used } = (isAnew ? this.#options.content : UNLOADED).reading();
    const { answer, age } = await this.#ask(path, source, isAnew ? this.#options.renderAnew : {});
    const digest = digestOf(answer.body);
    const freshUntil = performance.now() + age;
    // Post-processing takes about as long as the render. Other requests are answered in between.
    await setImmediate();
    const page = digest === known?.digest ? known.page : await this.#finished(path, answer);
    return { page, used, digest, freshUntil };
  }

  async #finished(path: string, page: RenderedPage): Promise<RenderedPage> {
    // For a page that calls `notFound()`, Next renders a shell that is empty without scripts.
    if (page.status === 404 && isErrorShell(page.body.toString('utf8'))) {
      const { answer } = await this.#ask(NOT_FOUND, this.#options.content);
      return this.#finished(NOT_FOUND, answer);
    }
    return this.#finish(path, { ...page, status: STATUSES.get(path) ?? page.status });
  }

  async #ask(path: string, source: PublicSource, headers: Record<string, string> = {}) {
    const observed = renderSeconds.startTimer();
    const rendered = await renderData
      .run(source, () =>
        render(this.#handler, path, {
          headers: { host: this.#host, ...headers },
          signal: AbortSignal.timeout(TIMEOUT_MS),
          maxBytes: MAX_BYTES,
        }),
      )
      .catch((error) => {
        observed({ outcome: 'failed' });
        throw error;
      });
    const { status, headers: sent, body } = rendered;
    const isKept = KEPT.includes(status);
    observed({ outcome: isKept ? 'rendered' : 'failed' });
    if (!isKept) throw new Error(`Rendering ${path} ended with status ${status}.`);
    const kept = ['content-type', 'location'].flatMap((name) =>
      sent[name] ? [[name, String(sent[name])]] : [],
    );
    const age = Number(INTERVAL.exec(String(sent['cache-control']))?.[1] ?? Number.POSITIVE_INFINITY) * 1_000;
    return { answer: { status, headers: Object.fromEntries(kept), body }, age };
  }

  /** Passes a request on to Next, which serves stored files and the admin's navigation itself. */
  async pass(
    request: IncomingMessage,
    response: ServerResponse,
    area: NextArea,
    path: string,
  ): Promise<void> {
    request.headers = headersForNext(request, area, this.#host);
    const { writeHead } = response;
    response.writeHead = (status: number, ...others: unknown[]) => {
      this.#replaceHeaders(response, status, path);
      return Reflect.apply(writeHead, response, [status, ...others]);
    };
    await renderData.run(this.#options.content.reading().source, () => this.#handler(request, response));
  }

  /** Removes Next's internal headers from its response, and adds the common headers that the response lacks. */
  #replaceHeaders(response: ServerResponse, status: number, path: string): void {
    for (const name of response.getHeaderNames()) if (INTERNAL.test(name)) response.removeHeader(name);
    const type = String(response.getHeader('content-type') ?? '');
    for (const [name, value] of Object.entries(
      commonHeaders({ status, type, path }, this.#options.settings),
    )) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
  }
}
