// Runs scripts/<task>.ts, after installing any missing packages that the task needs. Plain JavaScript without
// dependencies, because a fresh checkout has no packages.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Tasks that build, serve or maintain the site. All others also need the development packages. */
const RUNNING = [
  'start',
  'build',
  'serve',
  'deploy',
  'release',
  'people',
  'backup',
  'restore',
  'purge',
  'ifu-check',
  'touch',
  'placeholders',
];

/** How often to report that npm is still working, in milliseconds. */
const REPORT_MS = 15_000;

const [task, ...options] = process.argv.slice(2);
process.env.NEXT_TELEMETRY_DISABLED = '1';

/** Runs a program with its output shown, and returns its exit code. */
function run(command, args) {
  const child = spawn(command, args, { stdio: 'inherit' });
  // The program decides when to end. `exec` in package.json makes npm signal this process: a shell in between would end
  // without passing the signal on.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs npm, and reports from time to time that it is still working. */
async function install(...args) {
  const begun = Date.now();
  const report = setInterval(() => {
    const seconds = Math.round((Date.now() - begun) / 1000);
    console.log(`Still installing after ${seconds} s: npm is downloading or unpacking packages …`);
  }, REPORT_MS);
  // By default, npm waits three times for five minutes for a registry that does not respond.
  const network = ['--prefer-offline', '--fetch-timeout=60000'];
  const code = await run('npm', [...args, ...network, '--no-audit', '--no-fund', '--loglevel=error']);
  clearInterval(report);
  if (code === 0) return;
  console.error(
    'npm could not install the packages: see any errors above. If the registry cannot be reached, try again later. Packages that are already downloaded are kept.',
  );
  process.exit(1);
}

const readPackages = (path) =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;

const installed = readPackages('node_modules/.package-lock.json');

/** Whether a package must be installed. npm skips optional packages for other platforms. */
const isMissing = ([path, { version, link, optional }]) =>
  path.startsWith('node_modules/') &&
  !link &&
  installed?.[path]?.version !== version &&
  !(optional && installed && !installed[path]);

const isWanted = ([, { dev }]) => !dev || !RUNNING.includes(task);

if (
  Object.entries(readPackages('package-lock.json') ?? {})
    .filter(isWanted)
    .some(isMissing)
) {
  // Keep development packages that are installed.
  const all = !RUNNING.includes(task) || Object.values(installed ?? {}).some(({ dev }) => dev);
  console.log(`Installing the packages${all ? '' : ' that the site needs'} (up to a minute) …`);
  // `npm ci` deletes node_modules first; `npm install` adds missing packages and, with `--no-save`, does not change the
  // lock file.
  await install(...(installed ? ['install', '--no-save'] : ['ci']), ...(all ? [] : ['--omit=dev']));
}

process.exitCode = await run(process.execPath, ['--import', 'tsx', `scripts/${task}.ts`, ...options]);
