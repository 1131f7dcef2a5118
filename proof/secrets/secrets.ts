import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { ProofContext, ProofPart, ProofResult } from '../part';
import { scanDelivered } from './delivered';
import { secretsInFiles, secretsInText } from './secretlint';

const BINARY = /\.(?:avif|ico|jpg|pdf|png|webp|woff2)$/;

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

async function run({ site }: ProofContext): Promise<ProofResult> {
  const tracked = trackedFiles();
  const history = git('log', '-p', '--no-color', '--unified=0', '--', NOT_LOCKS);
  const delivered = await scanDelivered(site);
  const failures = [
    ...secretsInFiles(tracked),
    ...secretsInText('history.txt', history),
    ...delivered.failures,
  ];
  return {
    passed: tracked.length + delivered.count - failures.length,
    failures,
    figures: [
      `${tracked.length} tracked files`,
      `${history.split('\n').length.toLocaleString('en')} lines of history`,
      `${delivered.count} files and responses sent to browsers`,
    ],
  };
}

export const secrets: ProofPart = {
  name: 'secrets',
  claim: 'No secret key, token or password is in the repository, its history or anything sent to a browser.',
  notProven: [
    "Apart from the site's own secrets, only secrets in formats known to secretlint are found.",
    'The history is checked only as far back as this clone goes.',
  ],
  run,
};
