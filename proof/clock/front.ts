import { Agent } from 'node:http';
import { type Answer, listen, passOn } from '../site/proxy';

const TIMEOUT_MS = 10_000;

type Kept = { answer: Answer; at: number; renewing: boolean };

/** A round-robin load balancer, optionally with a simple cache. */
export type Front = { origin: string; close(): Promise<void> };

export type FrontOptions = {
  /** The ports of the running servers. */
  ports(): number[];
  cache: boolean;
};

const toGet = (url: string) => ({ method: 'GET', headers: {}, url });

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
        if (port !== undefined)
          return await passOn(`http://127.0.0.1:${port}`, toGet(path), { agent, timeout: TIMEOUT_MS });
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

  const { port, close } = await listen(0, async (incoming, response) => {
    const failed: Answer = { status: 502, headers: {}, body: Buffer.alloc(0) };
    const { status, headers, body } = await answerTo(incoming.url ?? '/').catch(() => failed);
    response.writeHead(status, headers).end(body);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      await close();
      agent.destroy();
    },
  };
}
