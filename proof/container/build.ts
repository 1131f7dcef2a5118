import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandOf, commandsOf, copiesOf, environmentOf, readStages, type Step } from './dockerfile';

/** The folder and commands of the program that the container runs. */
export type Contained = {
  folder: string;
  command: string[];
  /** A command that exits with 0 while the program is ready for traffic. */
  healthCheck: string[];
  env: Record<string, string>;
};

/** The folder in which the Dockerfile's stages work. */
const WORKDIR = '/site';

type Environment = Record<string, string | undefined>;

function run(command: string, args: string[], cwd: string, env: Environment = process.env): void {
  const options = { cwd, env: env as NodeJS.ProcessEnv, maxBuffer: 1e8 };
  const { status, stdout, stderr } = spawnSync(command, args, { ...options, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed:\n${`${stdout}${stderr}`.slice(-5_000)}`);
}

/** Copies the checkout's files, except those that Git ignores. */
function copyCheckout(folder: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', list, { encoding: 'utf8', maxBuffer: 1e8 });
  for (const file of stdout.split('\0')) {
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

/** Replays the steps before the build, with a dry run of `npm ci` and this checkout's packages. */
function prepare(stage: Step[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { sources, target } of copiesOf(stage)) {
    if (sources.includes('.')) break;
    for (const source of sources) cpSync(source, join(folder, target, source.split('/').at(-1) ?? ''));
  }
  run('npm', ['ci', '--dry-run', '--no-audit', '--no-fund'], folder);
  copyCheckout(folder);
  linkPackages(folder);
}

/** Replays the Dockerfile's stages below a folder, and returns the program of the last one. */
export function buildContainer(folder: string, env: Record<string, string>): Contained {
  const [build = [], final = []] = readStages('Dockerfile');
  const built = join(folder, 'build');
  prepare(build, built);
  const { PATH, HOME } = process.env;
  const ofBuild = { PATH, HOME, ...environmentOf(build), ...env };
  const [, ...afterInstall] = commandsOf(build);
  for (const command of afterInstall) run('sh', ['-c', command], built, ofBuild);
  const own = join(folder, 'container');
  for (const { sources, target } of copiesOf(final)) {
    for (const source of sources) {
      const from = join(built, source.replace(WORKDIR, ''));
      cpSync(from, join(own, target), { recursive: true, verbatimSymlinks: true });
    }
  }
  // The container has none of the earlier stage's files.
  run('rm', ['-rf', built], '.');
  return {
    folder: own,
    command: commandOf(final, 'CMD'),
    healthCheck: commandOf(final, 'HEALTHCHECK'),
    env: environmentOf(final),
  };
}
