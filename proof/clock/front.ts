import { Agent, createServer, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Kept = { answer: Answer; at: number; renewing: boolean };

/** A round-robin load balancer, optionally with a simple cache. */
export type Front = { origin: string; close(): Promise<void> };

export type FrontOptions = {
  /** The ports of the running servers. */
  ports(): number[];
  cache: boolean;
};

function ask(port: number, path: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sending = request({ host: '127.0.0.1', port, path, agent, timeout: 10_000 }, async (response) => {
      try {
        const body = await buffer(response);
        resolve({ status: response.statusCode ?? 502, headers: response.headers, body });
      } catch (error) {
        reject(error);
      }
    });
    sending.once('timeout', () =>
      sending.destroy(new Error('The server did not respond within 10 seconds.')),
    );
    sending.once('error', reject).end();
  });
}

const seconds = (policy: string, name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(policy)?.[1] ?? 0);

export async function startFront({ ports, cache }: FrontOptions): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const kept = new Map<string, Kept>();
  let turn = 0;

  /** Forwards a request to the next server. If that server does not respond, tries the following servers. */
  async function fromServers(path: string): Promise<Answer> {
    for (let attempt = 0; ; attempt++) {
      const running = ports();
      const port = running[turn++ % running.length];
      try {
        if (port !== undefined) return await ask(port, path, agent);
      } catch (error) {
        if (attempt >= 2 * running.length) throw error;
      }
    }
  }

  async function renew(path: string): Promise<Answer> {
    const answer = await fromServers(path);
    kept.set(path, { answer, at: performance.now(), renewing: false });
    return answer;
  }

  async function answerTo(path: string): Promise<Answer> {
    const entry = cache ? kept.get(path) : undefined;
    if (!cache) return fromServers(path);
    if (!entry) return renew(path);
    const policy = entry.answer.headers['cache-control'] ?? '';
    const age = (performance.now() - entry.at) / 1000;
    const fresh = seconds(policy, 's-maxage');
    if (age > fresh + seconds(policy, 'stale-while-revalidate')) return renew(path);
    if (age > fresh && !entry.renewing) {
      entry.renewing = true;
      void renew(path).catch(() => {
        entry.renewing = false;
      });
    }
    return { ...entry.answer, headers: { ...entry.answer.headers, age: String(Math.floor(age)) } };
  }

  const server = createServer((incoming, response) => {
    answerTo(incoming.url ?? '/').then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The load balancer has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      agent.destroy();
    },
  };
}
