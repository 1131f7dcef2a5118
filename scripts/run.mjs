// Runs a task on a checkout as it comes: installs what is missing, then hands over to scripts/<task>.ts.
// Plain JavaScript with no dependency, because nothing may be installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [task, ...options] = process.argv.slice(2);

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const readPackages = (path) =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;

/** Whether node_modules holds exactly what the lock file names; npm leaves out what other systems need. */
function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const found = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(
    ([path, { version, link, optional }]) =>
      !path.startsWith('node_modules/') ||
      link ||
      found[path]?.version === version ||
      (optional && !found[path]),
  );
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 20)) {
  fail(`Node ${process.versions.node} is too old: version 20.20 or later is needed.`);
}
if (!existsSync(join(root, `scripts/${task}.ts`))) fail(`There is no task '${task}'.`);

if (!isInstalled()) {
  console.log('Installing the packages (about a minute) …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (npm.status !== 0) fail('The packages could not be installed: see the lines above.');
}

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
const script = join(root, `scripts/${task}.ts`);
const run = spawnSync(process.execPath, ['--import', 'tsx', script, ...options], {
  cwd: root,
  env,
  stdio: 'inherit',
});
process.exit(run.status ?? 1);
