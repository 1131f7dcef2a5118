import { type ChildProcess, fork } from 'node:child_process';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type BirpcReturn, createBirpc } from 'birpc';
import { articleKey, type PublicContent } from '../content';
import { logFault } from '../log';
import { type NextAddress, type RendererCalls, type ServerCalls, TOKEN_HEADER } from './calls';

/** Longer than the renderer's own timeout. A renderer that does not respond within this time is replaced. */
const TIMEOUT_MS = 15_000;

/**
 * The delay before a failed renderer is replaced. Keeps a renderer that always fails from occupying a whole processor.
 */
const RESTART_MS = 1_000;

/** The maximum time that a request to Next waits while the renderer is replaced. */
const MAX_WAIT_MS = 10_000;

/**
 * The delay before a retry. Shorter than a restart, but long enough for the server to detect that the process ended.
 */
const RETRY_MS = 100;

/** The maximum size of each of V8's two spaces for new objects. Smaller than the default, 16 MB, to save memory. */
const YOUNG_MEGABYTES = 4;

type Running = { calls: BirpcReturn<RendererCalls, ServerCalls>; address: NextAddress; child: ChildProcess };

export type NextRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  signal: AbortSignal;
};

/**
 * The process that runs Next, so that no render delays the server's responses. It reads the server's content. If it
 * ends, another starts.
 */
export class Renderer {
  #program: URL;
  #content: PublicContent;
  #running: Running | null = null;
  #isStopping = false;

  constructor(program: URL, content: PublicContent) {
    this.#program = program;
    this.#content = content;
  }

  /** Resolves once the process can render. @throws Error if it ends before that */
  start(): Promise<void> {
    const child = fork(this.#program, {
      // Supports dates and bytes, unlike the default, JSON.
      serialization: 'advanced',
      execArgv: [...process.execArgv, `--max-semi-space-size=${YOUNG_MEGABYTES}`],
    });
    return new Promise((resolve, reject) => {
      const calls = createBirpc<RendererCalls, ServerCalls>(
        {
          ...contentCalls(this.#content),
          ready: async (address) => {
            this.#running = { calls, address, child };
            resolve();
          },
        },
        {
          post: (message) => child.connected && child.send(message, () => undefined),
          on: (receive) => child.on('message', receive),
          timeout: TIMEOUT_MS,
          onTimeoutError: () => {
            child.kill('SIGKILL');
          },
        },
      );
      child.once('exit', (code, signal) => {
        const error = new Error(`The renderer ended: ${signal ?? `exit code ${code}`}.`);
        calls.$close(error);
        reject(error);
        const wasRunning = this.#running !== null;
        this.#running = null;
        if (this.#isStopping || !wasRunning) return;
        logFault(error);
        this.#restart();
      });
    });
  }

  #restart(): void {
    setTimeout(() => {
      if (this.#isStopping) return;
      this.start().catch((error) => {
        logFault(error);
        this.#restart();
      });
    }, RESTART_MS).unref();
  }

  /** @throws Error while the process is being replaced */
  get #current(): Running {
    if (!this.#running) throw new Error('The renderer is not running.');
    return this.#running;
  }

  render: RendererCalls['render'] = async (...args) => this.#current.calls.render(...args);

  compress: RendererCalls['compress'] = async (page) => this.#current.calls.compress(page);

  statusPages: RendererCalls['statusPages'] = async () => this.#current.calls.statusPages();

  /**
   * Sends a request without a body to Next. If that fails, waits for a running renderer and sends it once more.
   * @throws Error if Next cannot be reached, or if the signal is aborted
   */
  async request(options: NextRequest): Promise<IncomingMessage> {
    try {
      return await this.#send(options);
    } catch {
      await pause(RETRY_MS, undefined, { signal: options.signal });
      const deadline = performance.now() + MAX_WAIT_MS;
      while (!this.#running && performance.now() < deadline) {
        await pause(RETRY_MS, undefined, { signal: options.signal });
      }
      return this.#send(options);
    }
  }

  #send({ headers, ...options }: NextRequest): Promise<IncomingMessage> {
    const { port, token } = this.#current.address;
    return new Promise((resolve, reject) => {
      request({ ...options, host: '127.0.0.1', port, headers: { ...headers, [TOKEN_HEADER]: token } })
        .once('response', resolve)
        .once('error', reject)
        .end();
    });
  }

  stop(): void {
    this.#isStopping = true;
    this.#running?.child.disconnect();
  }
}

function contentCalls(content: PublicContent): Omit<ServerCalls, 'ready'> {
  return {
    async collection(name, known) {
      const state = content.stateOf(name) ?? 0;
      const current = content.of(name);
      return state === known ? { state } : { state, content: current };
    },
    async article(slug) {
      return { article: content.article(slug), state: content.stateOf(articleKey(slug)) ?? '' };
    },
    text: (blog) => content.text(blog),
    link: (id) => content.link(id),
  };
}
