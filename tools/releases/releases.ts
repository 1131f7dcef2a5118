import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The releases on this machine, by their folders' names. */
type ReleaseState = { current: string; previous?: string };

/** Runs a command to its end. @throws Error if it fails, with its last lines of output */
async function run(command: string, args: string[], cwd: string, options: RunOptions): Promise<string> {
  const child = spawn(command, args, {
    cwd,
    env: options.env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
    options.log?.(String(chunk).trimEnd());
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const stop = () => child.kill();
  options.signal?.addEventListener('abort', stop);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  options.signal?.removeEventListener('abort', stop);
  if (code === 0) return output.trim();
  throw new Error(`${command} ${args.join(' ')} failed: ${output.trim().split('\n').slice(-20).join('\n')}`);
}

type RunOptions = { env?: NodeJS.ProcessEnv; log?(lines: string): void; signal?: AbortSignal };

/** The folders in which releases are built, beside each other. */
export class Releases {
  #folder: string;
  #checkout: string;

  /** @param checkout a Git checkout, whose commits become releases */
  constructor(folder: string, checkout: string) {
    this.#folder = folder;
    this.#checkout = checkout;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  folderOf(name: string): string {
    return join(this.#folder, name);
  }

  /** Returns the release that was switched to last and the one before it, or null on a new machine. */
  read(): ReleaseState | null {
    const file = this.folderOf('state.json');
    if (!existsSync(file)) return null;
    const state: ReleaseState = JSON.parse(readFileSync(file, 'utf8'));
    return existsSync(this.folderOf(state.current)) ? state : null;
  }

  /** Remembers the current release across restarts, and deletes all but it and the previous one. */
  keep(state: ReleaseState): void {
    const file = this.folderOf('state.json');
    writeFileSync(`${file}.new`, JSON.stringify(state));
    renameSync(`${file}.new`, file);
    const kept = [state.current, state.previous];
    for (const { name } of readdirSync(this.#folder, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    ))
      if (!kept.includes(name)) rmSync(this.folderOf(name), { recursive: true, force: true });
  }

  /** Copies the checkout's current commit into a folder of its own. Uncommitted changes are left out. @returns its name */
  async copyCommit(): Promise<string> {
    const commit = await run('git', ['rev-parse', '--short=10', 'HEAD'], this.#checkout, {});
    const name = `${new Date().toISOString().replaceAll(/[-:]|\..*/g, '')}-${commit}`;
    const folder = this.folderOf(name);
    await run(
      'git',
      ['clone', '--quiet', '--no-checkout', '--shared', this.#checkout, folder],
      this.#checkout,
      {},
    );
    await run('git', ['checkout', '--quiet', '--detach', commit], folder, {});
    return name;
  }

  /** Installs a release's packages and builds it, unless it has been built for these settings and this database. */
  async build(name: string, database: string, options: RunOptions): Promise<void> {
    await run(
      process.execPath,
      ['scripts/run.mjs', 'build', `--unless-built-for=${database}`],
      this.folderOf(name),
      options,
    );
  }
}
