import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { ProofContext, ProofPart, ProofResult } from '../part';
import { until } from '../until';
import { ownSecrets, scanDelivered } from './delivered';
import { credentialsIn } from './logged';
import { secretsInFiles, secretsInText } from './secretlint';

const BINARY = /\.(?:avif|ico|jpg|pdf|png|webp|woff2)$/;

const TIMEOUT_MS = 10_000;

/** Excludes lock files, because package hashes look like secrets. */
const NOT_LOCKS = ':!*package-lock.json';

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr}`);
  return stdout;
}

const trackedFiles = () =>
  git('ls-files', '-z', NOT_LOCKS)
    .split('\0')
    .filter((file) => file && !BINARY.test(file) && existsSync(file));

/** Requests a code, and returns the log of the site and the backend, which must not contain it. */
async function logWithReset(site: ProofContext['site']): Promise<string> {
  const { url, administrator } = await site.running();
  const { length } = site.logged();
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=embedded`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: administrator.email }),
  });
  if (!response.ok) throw new Error(`No code was issued: ${await response.text()}`);
  const isLogged = await until(() => site.logged().slice(length).includes('the code is in'), TIMEOUT_MS);
  if (isLogged === null) throw new Error('The file of the code was not logged.');
  return site.logged();
}

async function run({ site }: ProofContext): Promise<ProofResult> {
  const tracked = trackedFiles();
  // Every line of every commit was added once.
  const history = git('log', '-p', '--no-color', '--unified=0', '--', NOT_LOCKS).match(/^\+.*$/gm) ?? [];
  const own = await ownSecrets(site);
  const delivered = await scanDelivered(site, own);
  const log = await logWithReset(site);
  const logged = log.split('\n').length;
  const failures = [
    ...secretsInFiles(tracked),
    ...secretsInText('history.txt', history.join('\n')),
    ...delivered.failures,
    ...credentialsIn(log, own),
  ];
  return {
    passed: tracked.length + delivered.count + logged - failures.length,
    failures,
    figures: [
      `${tracked.length} tracked files`,
      `${history.length.toLocaleString('en')} lines added in the history`,
      `${delivered.count} files and responses sent to browsers`,
      `${logged.toLocaleString('en')} log lines`,
    ],
  };
}

export const secrets: ProofPart = {
  name: 'secrets',
  claim:
    'No secret key, token or password is in the repository, its history or anything sent to a browser. No code, token or password is in the logs of the browser tests before it.',
  notProven: [
    "Apart from the site's own secrets, only secrets in formats known to secretlint are found.",
    'The history is checked only as far back as this clone goes.',
  ],
  run,
};
