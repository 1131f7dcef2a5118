import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandOf, copiesOf, environmentOf, readStages } from './dockerfile';

/** The folder and start command of a hosted program. */
export type Hosted = {
  name: string;
  folder: string;
  command: string[];
  /** A command that exits with 0 while the program is ready for traffic. */
  healthCheck?: string[];
  env: Record<string, string>;
};

const ADAPTER = 'node_modules/@apphosting/adapter-nextjs/dist/bin/build.js';

/** The standalone output of `npm run build`, before the adapter modifies it. */
const AFTER_BUILD = '.after-build';

function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = process.env): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed:\n${`${stdout}${stderr}`.slice(-5_000)}`);
  return stdout;
}

/** Copies the checkout's files, except those that Git ignores. */
function copyCheckout(folder: string): void {
  const files = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], '.');
  for (const file of files.split('\0')) {
    if (!file || !existsSync(file)) continue;
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
}

/**
 * Hard-links this checkout's packages into a folder, without the cache. Copies the lock file instead, because npm
 * rewrites it.
 */
function linkPackages(folder: string): void {
  const ofWorkspaces = readdirSync('packages')
    .map((name) => `packages/${name}/node_modules`)
    .filter((path) => existsSync(path));
  run('cp', ['-al', '--parents', 'node_modules', ...ofWorkspaces, folder], '.');
  run('rm', ['-rf', '.cache', '.package-lock.json'], join(folder, 'node_modules'));
  cpSync('node_modules/.package-lock.json', join(folder, 'node_modules/.package-lock.json'));
}

/**
 * Replays the Dockerfile's first stage up to the build, with a dry run of `npm ci` and this checkout's packages.
 * Returns the stage's variables.
 */
function prepare(folder: string): Record<string, string> {
  const [stage = []] = readStages('Dockerfile');
  for (const { sources, target } of copiesOf(stage)) {
    if (sources.includes('.')) break;
    for (const source of sources) cpSync(source, join(folder, target, source.split('/').at(-1) ?? ''));
  }
  run('npm', ['ci', '--dry-run', '--no-audit', '--no-fund'], folder);
  copyCheckout(folder);
  linkPackages(folder);
  return environmentOf(stage);
}

/** Makes `npm run build` keep a copy of its output for the container. */
function keepOutput(folder: string): void {
  const file = join(folder, 'package.json');
  const description = JSON.parse(readFileSync(file, 'utf8'));
  description.scripts.postbuild = `cp -a .next/standalone ${AFTER_BUILD}`;
  writeFileSync(file, JSON.stringify(description));
}

const required = (text: string, pattern: RegExp): string => {
  const [, found] = pattern.exec(text) ?? [];
  if (!found) throw new Error(`Nothing in the adapter's bundle matches ${pattern}:\n${text}`);
  return found;
};

/** Copies the files that the adapter's bundle lists, as App Hosting does, and reads the start command. */
function bundled(built: string, folder: string): Hosted {
  const bundle = readFileSync(join(built, '.apphosting/bundle.yaml'), 'utf8');
  const output = required(bundle, /include:\s*\n\s*- (\S+)/);
  cpSync(join(built, output), join(folder, output), { recursive: true, verbatimSymlinks: true });
  const command = required(bundle, /runCommand: (.+)/).split(' ');
  return { name: 'App Hosting', folder, command, env: {} };
}

/** Replays the COPY steps of the Dockerfile's last stage, and reads its commands and variables. */
function contained(built: string, folder: string): Hosted {
  const stage = readStages('Dockerfile').at(-1) ?? [];
  const placeOf = (source: string) =>
    join(built, source.replace('/site/', '').replace('.next/standalone', AFTER_BUILD));
  for (const { sources, target } of copiesOf(stage)) {
    for (const source of sources) {
      cpSync(placeOf(source), join(folder, target), { recursive: true, verbatimSymlinks: true });
    }
  }
  return {
    name: 'the container',
    folder,
    command: commandOf(stage, 'CMD'),
    healthCheck: commandOf(stage, 'HEALTHCHECK'),
    env: environmentOf(stage),
  };
}

/** Builds the site once with App Hosting's adapter, in a separate folder. */
export function buildWithAdapter(built: string, env: Record<string, string>): void {
  mkdirSync(built, { recursive: true });
  const ofStage = prepare(built);
  keepOutput(built);
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'));
  const { PATH, HOME } = process.env;
  run(process.execPath, [ADAPTER], built, {
    NODE_ENV: 'production',
    PATH,
    HOME,
    FRAMEWORK_VERSION: version,
    ...ofStage,
    ...env,
  });
}

/** Copies the programs that App Hosting and the container run, and returns their descriptions. */
export const programsOf = (built: string, folder: string): Hosted[] => [
  bundled(built, join(folder, 'app-hosting')),
  contained(built, join(folder, 'container')),
];
