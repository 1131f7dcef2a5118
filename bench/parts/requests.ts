import { execFile, spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { publishAsOwner } from '@/lib/testing/owner-writes';
import { until } from '../../proof/until';
import { median } from '../../tools/quantile';
import { freePort } from '../../tools/stack/ports';
import { benchPart, count, keep, milliseconds, table } from '../part';

/** Measured over `CONNECTIONS` connections. `p99` is the 99th percentile of response times, in milliseconds. */
type Rate = { perSecond: number; p99: number };

/** `rendering` is the rate of the site's server while publishes cause pages to be rendered. */
type Rates = { site: Rate; rendering: Rate; bare: Rate; next: Rate };

const ROUNDS = 5;
const SECONDS = 6;
const CONNECTIONS = 32;

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function requireWrk(log: (line: string) => void): void {
  if (spawnSync('wrk', ['-v']).error === undefined) return;
  log('Installing wrk …');
  spawnSync('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends wrk'], {
    stdio: 'ignore',
  });
  if (spawnSync('wrk', ['-v']).error) throw new Error('wrk was not found. Install it: apt-get install wrk');
}

/**
 * Measures requests for the home page with the encodings that browsers accept. wrk runs beside this process, so that it
 * can keep changing the content.
 */
async function measureOnce(url: string): Promise<Rate> {
  const load = ['-t2', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency'];
  const asBrowser = ['-H', 'Accept-Encoding: gzip, deflate, br, zstd'];
  const { stdout } = await promisify(execFile)('wrk', [...load, ...asBrowser, `${url}/`]);
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

/** Measures a program from `bench/servers` on a free port. */
async function measureProgram(file: string, env: Record<string, string | undefined>): Promise<Rate> {
  const port = await freePort();
  const child = spawn(process.execPath, [`bench/servers/${file}`], {
    env: { ...process.env, ...env, NODE_ENV: 'production', PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    if ((await until(isUp, 60_000, 100)) === null) throw new Error(`${file} did not respond.`);
    return await measure(url);
  } finally {
    child.kill();
  }
}

/** Measures the site while calling `change` about once a second. */
async function measureWhile(url: string, change: (turn: number) => Promise<void>): Promise<Rate> {
  let ended = false;
  const changes = (async () => {
    for (let turn = 1; !ended; turn += 1) {
      await change(turn);
      await pause(1_000);
    }
  })();
  try {
    // Discards this first run: the first requests to an idle site wait for a content check, and would count as slow.
    await measureOnce(url);
    return await measure(url);
  } finally {
    ended = true;
    await changes;
  }
}

export const requests = benchPart<Rates>(
  'requests',
  async ({ log, site }) => {
    requireWrk(log);
    const { url } = await site.served('filtered');
    const backend = await site.backend();
    log(`Measuring requests per second in ${ROUNDS} runs of ${SECONDS} seconds …`);
    keep('requests', {
      site: await measure(url),
      bare: await measureProgram('bare-http.mjs', { PAGE: `${url}/` }),
      next: await measureProgram('next-alone.mjs', site.environment('filtered')),
      rendering: await measureWhile(url, (revision) =>
        publishAsOwner(backend, 'Blog', {
          ...{ id: 'benchmark-publish', title: `Publish ${revision}`, revision },
          ...{ published: true, publishedAt: new Date() },
        }),
      ),
    });
  },
  {
    title: 'Requests',
    targets(rates) {
      const toNext = rates.site.perSecond / rates.next.perSecond;
      const toBare = rates.site.perSecond / rates.bare.perSecond;
      const p99 = Math.max(rates.site.p99, rates.rendering.p99);
      return [
        [
          'at least 20 times the requests per second of Next alone',
          `${toNext.toFixed(0)} times`,
          toNext >= 20,
        ],
        [
          'at least 0.4 times the requests per second of a bare Node server that sends the same bytes',
          `${toBare.toFixed(2)} times`,
          toBare >= 0.4,
        ],
        [
          'p99 of the home page under 10 ms, even while pages are rendered',
          `${milliseconds(p99)} at most`,
          p99 < 10,
        ],
      ];
    },
    lines(rates) {
      const row = (name: string, { perSecond, p99 }: Rate) => [name, count(perSecond), milliseconds(p99)];
      return [
        ...table(
          ['home page from', 'requests per second', 'p99'],
          [
            row("the site's server", rates.site),
            row("the site's server while pages are rendered", rates.rendering),
            row('a bare Node server that sends the same bytes', rates.bare),
            row('Next alone', rates.next),
          ],
        ),
        '',
        `Measured with wrk on the same machine, over ${CONNECTIONS} connections, with the \`Accept-Encoding\` header that browsers send. The figures are medians of five 6-second runs.`,
      ];
    },
  },
);
