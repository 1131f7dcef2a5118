import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, type Side } from '../differential/pair';
import { findFirestoreEmulator } from '../src/emulators';
import { launchLocalFirebase } from '../src/launch';

// `npm run bench [-- DOCUMENTS]`: sends the same requests to this backend and to the official emulator, in turn.
const DOCUMENTS = Number(process.argv[2] ?? 1000);
const REQUESTS = 100;
const ROUNDS = 3;
const CLIENTS = 50;
const BATCH = 500;
const PROJECT = 'demo-bench';

type Figures = { [measure: string]: string };

const record = (n: number) => ({
  update: {
    name: `{docs}/Blog/b${(n * 7919) % DOCUMENTS}`,
    fields: {
      title: { stringValue: `Title ${n}` },
      description: { stringValue: 'Some words about it. '.repeat(10) },
      published: { booleanValue: n % 2 === 0 },
      publishedAt: { timestampValue: new Date(1_700_000_000_000 + n * 1000).toISOString() },
    },
  },
});

const published = {
  structuredQuery: {
    from: [{ collectionId: 'Blog' }],
    where: { fieldFilter: { field: { fieldPath: 'published' }, op: 'EQUAL', value: { booleanValue: true } } },
    orderBy: [{ field: { fieldPath: 'publishedAt' }, direction: 'DESCENDING' }],
    limit: 20,
  },
};

async function requireOk(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(JSON.stringify(body));
}

async function fill(side: Side): Promise<void> {
  for (let first = 0; first < DOCUMENTS; first += BATCH) {
    const size = Math.min(BATCH, DOCUMENTS - first);
    const writes = Array.from({ length: size }, (_, n) => record(first + n));
    await requireOk(ask(side, PROJECT, '{docs}:commit', { writes }));
  }
}

async function timesOf(request: (n: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < REQUESTS; n++) {
    const begun = performance.now();
    await request(n);
    times.push(performance.now() - begun);
  }
  return times;
}

function shown(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.99)} ms`;
}

/** Commits of one document each by many clients at once. */
async function commitsPerSecond(side: Side): Promise<number> {
  const begun = performance.now();
  const each = 10;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let n = 0; n < each; n++) {
        const writes = [{ update: { name: `{docs}/load/c${client}-${n}`, fields: {} } }];
        await requireOk(ask(side, PROJECT, '{docs}:commit', { writes }));
      }
    }),
  );
  return (CLIENTS * each) / ((performance.now() - begun) / 1000);
}

/** The memory of a process and its children, from Linux's `/proc`. */
function megabytesOf(pid: number): number {
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  return Number(resident) / 1000 + children.reduce((sum, child) => sum + megabytesOf(Number(child)), 0);
}

async function measure(side: Side): Promise<Record<string, number[]>> {
  const get = (n: number) => requireOk(ask(side, PROJECT, `{docs}/Blog/b${n % DOCUMENTS}`));
  const query = () => requireOk(ask(side, PROJECT, '{docs}:runQuery', published));
  const commit = (n: number) =>
    requireOk(
      ask(side, PROJECT, '{docs}:commit', {
        writes: [{ update: { name: `{docs}/single/s${n}`, fields: { n: { integerValue: String(n) } } } }],
      }),
    );
  return {
    get: await timesOf(get),
    query: await timesOf(query),
    commit: await timesOf(commit),
    perSecond: [await commitsPerSecond(side)],
  };
}

async function main(): Promise<void> {
  const found = findFirestoreEmulator();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const rules = (service: string) =>
    `rules_version = '2'; service ${service} { match /{closed=**} { allow read: if false; } }`;
  writeFileSync(join(folder, 'firestore.rules'), rules('cloud.firestore'));
  writeFileSync(join(folder, 'storage.rules'), rules('firebase.storage'));
  const launch = () =>
    launchLocalFirebase({
      dataDir: join(folder, 'data'),
      port: 0,
      projectId: PROJECT,
      bucket: 'bench.example',
      firestoreRules: join(folder, 'firestore.rules'),
      storageRules: join(folder, 'storage.rules'),
    });
  const first = await launch();
  const here: Side = { name: 'local', origin: first.origin, token: first.ownerToken };
  await fill(here);
  await first.close();
  const begun = performance.now();
  const local = await launch();
  const started = performance.now() - begun;
  const sides: { side: Side; pid: number; started: number }[] = [
    { side: { ...here, origin: local.origin, token: local.ownerToken }, pid: local.pid, started },
  ];
  const emulatorBegun = performance.now();
  const emulator = await found?.start();
  try {
    if (emulator) {
      const side: Side = { name: 'official', origin: `http://${emulator.address}`, token: 'owner' };
      sides.push({ side, pid: emulator.pid, started: performance.now() - emulatorBegun });
      await fill(side);
    } else console.log('The official Firestore emulator is not installed: measured here only.');
    const results = sides.map(
      () => ({ get: [], query: [], commit: [], perSecond: [] }) as Record<string, number[]>,
    );
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, { side }] of sides.entries()) {
        for (const [name, times] of Object.entries(await measure(side)))
          results[index]?.[name]?.push(...times);
      }
    }
    const rows = sides.map(({ side, pid, started: start }, index): [string, Figures] => {
      const { get = [], query = [], commit = [], perSecond = [] } = results[index] ?? {};
      return [
        side.name,
        {
          start: `${Math.round(start)} ms`,
          'get, p50 / p99': shown(get),
          'query of 20, p50 / p99': shown(query),
          'commit, p50 / p99': shown(commit),
          [`commits a second, ${CLIENTS} clients`]: perSecond.map(Math.round).join(', '),
          memory: pid ? `${Math.round(megabytesOf(pid))} MB` : 'not measured',
        },
      ];
    });
    const measures = Object.keys(rows[0]?.[1] ?? {});
    console.log(
      `| ${DOCUMENTS.toLocaleString('en')} documents | ${rows.map(([name]) => name).join(' | ')} |`,
    );
    console.log(`|---|${rows.map(() => '---|').join('')}`);
    for (const name of measures) console.log(`| ${name} | ${rows.map(([, row]) => row[name]).join(' | ')} |`);
  } finally {
    await emulator?.stop();
    await local.close();
    rmSync(folder, { recursive: true });
  }
}

await main();
