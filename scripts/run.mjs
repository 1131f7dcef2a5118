// Runs scripts/<task>.ts, after installing any missing packages that the task needs. Plain JavaScript without
// dependencies, because a fresh checkout has no packages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

/** Tasks that build, serve or maintain the site. All others also need the development packages. */
const RUNNING = 'start build serve deploy release people backup restore purge ifu-check touch placeholders';

/** How often to report that npm is still working, in milliseconds. */
const REPORT_MS = 15_000;

// The task must find its own options at the usual positions.
const [task] = process.argv.splice(2, 1);
process.env.NEXT_TELEMETRY_DISABLED = '1';

/** Runs npm, and reports from time to time that it is still working. */
async function install(...args) {
  const begun = Date.now();
  const report = setInterval(() => {
    const seconds = Math.round((Date.now() - begun) / 1000);
    console.log(`Still installing after ${seconds} s: npm is downloading or unpacking packages …`);
  }, REPORT_MS);
  // By default, npm waits three times for five minutes for a registry that does not respond.
  const network = ['--prefer-offline', '--fetch-timeout=60000'];
  const npm = spawn('npm', [...args, ...network, '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
  });
  const pass = (signal) => npm.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass);
  const [code] = await once(npm, 'exit');
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, pass);
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
const isRunning = RUNNING.split(' ').includes(task);

/** Whether a package must be installed. npm skips optional packages for other platforms. */
const isMissing = ([path, { version, link, optional, dev }]) =>
  path.startsWith('node_modules/') &&
  !link &&
  !(dev && isRunning) &&
  installed?.[path]?.version !== version &&
  !(optional && installed && !installed[path]);

if (Object.entries(readPackages('package-lock.json') ?? {}).some(isMissing)) {
  // Keep development packages that are installed.
  const all = !isRunning || Object.values(installed ?? {}).some(({ dev }) => dev);
  console.log(`Installing the packages${all ? '' : ' that the site needs'} (up to a minute) …`);
  // `npm ci` deletes node_modules first; `npm install` adds missing packages and, with `--no-save`, does not change the
  // lock file.
  await install(...(installed ? ['install', '--no-save'] : ['ci']), ...(all ? [] : ['--omit=dev']));
}

// The task runs in this process, so that npm's signals reach it. `exec` in package.json avoids a shell in between, which
// would end without passing them on.
await import('tsx');
await import(`./${task}.ts`);
