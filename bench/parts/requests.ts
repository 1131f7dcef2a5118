import { execFile, spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type OwnedBackend, publishAsOwner } from '@/lib/testing/owner-writes';
import { median } from '../../tools/quantile';
import { freePort } from '../../tools/stack/ports';
import type { BenchPart } from '../part';
import { keep } from '../results';

/** Measured over `CONNECTIONS` connections. `p99` is the 99th percentile of response times, in milliseconds. */
type Rate = { perSecond: number; p99: number };

/** `rendering` is the rate of the site's server while publishes cause pages to be rendered. */
export type Rates = { site: Rate; rendering: Rate; bare: Rate; next: Rate };

const ROUNDS = 5;
const SECONDS = 6;
export const CONNECTIONS = 32;

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function requireWrk(log: (line: string) => void): void {
  if (spawnSync('wrk', ['-v']).error === undefined) return;
  log('Installing wrk …');
  spawnSync('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends wrk'], {
    stdio: 'ignore',
  });
  if (spawnSync('wrk', ['-v']).error) throw new Error('wrk was not found. Install it: apt-get install wrk');
}

const AS_BROWSER = ['-H', 'Accept-Encoding: gzip, deflate, br, zstd'];

/**
 * Measures requests for the home page with the encodings that browsers accept. wrk runs beside this process, so that it
 * can keep changing the content.
 */
async function measureOnce(url: string): Promise<Rate> {
  const load = ['-t2', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency'];
  const { stdout } = await promisify(execFile)('wrk', [...load, ...AS_BROWSER, `${url}/`]);
  return rateIn(stdout, url);
}

function rateIn(stdout: string, url: string): Rate {
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, value, unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  if (!perSecond || /Non-2xx/.test(stdout)) throw new Error(`wrk could not measure ${url}:\n${stdout}`);
  return { perSecond, p99: Number(value) * (MILLISECONDS[unit] ?? 1) };
}

async function measure(url: string): Promise<Rate> {
  const rounds: Rate[] = [];
  while (rounds.length < ROUNDS) rounds.push(await measureOnce(url));
  return {
    perSecond: median(rounds.map((rate) => rate.perSecond)),
    p99: median(rounds.map((rate) => rate.p99)),
  };
}

/** Runs a program from `bench/servers` on a free port until `use` ends. */
async function withProgram<T>(
  file: string,
  env: Record<string, string | undefined>,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const child = spawn(process.execPath, [`bench/servers/${file}`], {
    env: { ...process.env, ...env, NODE_ENV: 'production', PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    while (
      !(await fetch(url).then(
        (response) => response.ok,
        () => false,
      ))
    ) {
      if (child.exitCode !== null) throw new Error(`${file} exited with code ${child.exitCode}.`);
      await pause(100);
    }
    return await use(url);
  } finally {
    child.kill();
  }
}

let revision = 0;

/** Publishes a blog, so that the pages that list blogs are rendered again. */
function publishOnce(backend: OwnedBackend): Promise<void> {
  revision += 1;
  const id = 'benchmark-publish';
  const blog = { id, title: `Publish ${revision}`, published: true, publishedAt: new Date(), revision };
  return publishAsOwner(backend, 'Blog', blog);
}

/** Runs `measureIt` while calling `change` about once a second. */
async function whileRendering<T>(change: () => Promise<void>, measureIt: () => Promise<T>): Promise<T> {
  let ended = false;
  const changes = (async () => {
    while (!ended) {
      await change();
      await pause(1_000);
    }
  })();
  try {
    return await measureIt();
  } finally {
    ended = true;
    await changes;
  }
}

async function measureBeside(url: string): Promise<Rate> {
  // Discards this first run: the first requests to an idle site wait for a content check, and would count as slow.
  await measureOnce(url);
  return measure(url);
}

export const requests: BenchPart = {
  name: 'requests',
  async measure({ log, site }) {
    requireWrk(log);
    const { url } = await site.served('filtered');
    const backend = await site.backend();
    log(`Measuring requests per second in ${ROUNDS} runs of ${SECONDS} seconds …`);
    keep<Rates>('requests', {
      site: await measure(url),
      bare: await withProgram('bare-http.mjs', { PAGE: `${url}/` }, measure),
      next: await withProgram('next-alone.mjs', site.environment('filtered'), measure),
      rendering: await whileRendering(
        () => publishOnce(backend),
        () => measureBeside(url),
      ),
    });
  },
};
