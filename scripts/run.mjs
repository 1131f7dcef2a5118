// Runs scripts/<task>.ts, after installing any missing packages that the task needs. Plain JavaScript without
// dependencies, because a fresh checkout has no packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Tasks that build, serve or maintain the site. All others also need the development packages. */
const RUNNING = [
  'start',
  'build',
  'serve',
  'deploy',
  'admin-grant',
  'backup',
  'restore',
  'purge',
  'touch',
  'placeholders',
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [task, ...options] = process.argv.slice(2);
const script = join(root, `scripts/${task}.ts`);

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const readPackages = (path) =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 20)) {
  fail(`Node ${process.versions.node} is too old: use version 20.20 or later.`);
}
if (!existsSync(script)) fail(`Unknown task '${task}'.`);

const locked = readPackages(join(root, 'package-lock.json')) ?? {};
const installed = readPackages(join(root, 'node_modules/.package-lock.json'));

/** Whether a package must be installed. npm skips optional packages for other platforms. */
const isMissing = ([path, { version, link, optional }]) =>
  path.startsWith('node_modules/') &&
  !link &&
  installed?.[path]?.version !== version &&
  !(optional && installed && !installed[path]);

const isForRunning = ([, { dev }]) => !dev;
const packages = Object.entries(locked);
const wanted = RUNNING.includes(task) ? packages.filter(isForRunning) : packages;

if (wanted.some(isMissing)) {
  // Keep development packages that are installed.
  const all = wanted === packages || Object.values(installed ?? {}).some(({ dev }) => dev);
  const [kind, time] = all
    ? ['the missing packages', 'two minutes']
    : ['the missing packages that the site needs', '20 seconds'];
  console.log(`Installing ${kind} (up to about ${time}) …`);
  // `npm ci` deletes node_modules first; `npm install` adds missing packages and, with `--no-save`, does not change the
  // lock file.
  const command = installed ? ['install', '--no-save'] : ['ci'];
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', ...(all ? [] : ['--omit=dev'])];
  const npm = spawnSync('npm', [...command, ...flags], { cwd: root, stdio: 'inherit' });
  if (npm.status !== 0) fail('npm could not install the packages: see any errors above.');
}

const run = spawnSync(process.execPath, ['--import', 'tsx', script, ...options], {
  cwd: root,
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  stdio: 'inherit',
});
process.exit(run.status ?? 1);
