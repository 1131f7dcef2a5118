import { spawnSync } from 'node:child_process';
import { median } from '../numbers';
import type { BenchPart } from '../part';
import { keep } from '../results';

/** `p99` in milliseconds, with as many requests under way as `CONNECTIONS`. */
export type Rate = { perSecond: number; p99: number };

export type Rates = { next: Rate; nginx: Rate };

const ROUNDS = 5;
const SECONDS = 6;
export const CONNECTIONS = 32;

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function requireWrk(say: (line: string) => void): void {
  if (spawnSync('wrk', ['-v']).error === undefined) return;
  say('Installing wrk …');
  spawnSync('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends wrk'], {
    stdio: 'ignore',
  });
  if (spawnSync('wrk', ['-v']).error) throw new Error('wrk was not found: apt-get install wrk');
}

/** The home page, asked for as browsers do. */
function measureOnce(url: string): Rate {
  const load = ['-t2', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency'];
  const asBrowser = ['-H', 'Accept-Encoding: gzip, deflate, br, zstd'];
  const { stdout } = spawnSync('wrk', [...load, ...asBrowser, `${url}/`], { encoding: 'utf8' });
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, value, unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  if (!perSecond || /Non-2xx/.test(stdout)) throw new Error(`wrk could not measure ${url}:\n${stdout}`);
  return { perSecond, p99: Number(value) * (MILLISECONDS[unit] ?? 1) };
}

function measure(url: string): Rate {
  const rounds = Array.from({ length: ROUNDS }, () => measureOnce(url));
  return {
    perSecond: median(rounds.map((rate) => rate.perSecond)),
    p99: median(rounds.map((rate) => rate.p99)),
  };
}

export const requests: BenchPart = {
  name: 'requests',
  async measure({ say, site }) {
    requireWrk(say);
    const next = await site.served('filtered');
    const nginx = await site.behindNginx('filtered', false);
    say(`Requests per second, ${ROUNDS} times ${SECONDS} seconds each …`);
    // A store is filled by its first request.
    measureOnce(nginx.url);
    const rates = { next: measure(next.url), nginx: measure(nginx.url) };
    await nginx.stop();
    keep<Rates>('requests', rates);
  },
};
