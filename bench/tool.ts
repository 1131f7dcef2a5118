import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = 'bench/tools';
const FOLDER = 'node_modules/.cache/bench-tools';
const LOCK = 'package-lock.json';

/** A list that the Observatory package's postinstall script would download. An empty list is written instead. */
const PRELOAD_LIST = 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json';

/** Installs Lighthouse and the Observatory (300 MB) in a separate folder, because only benchmarks need them. */
function requireTools(log: (line: string) => void): void {
  const wanted = readFileSync(join(SOURCE, LOCK), 'utf8');
  const installed = join(FOLDER, PRELOAD_LIST);
  const stamp = join(FOLDER, LOCK);
  if (existsSync(installed) && readFileSync(stamp, 'utf8') === wanted) return;
  log('Installing Lighthouse and the Observatory (about a minute) …');
  mkdirSync(FOLDER, { recursive: true });
  for (const file of ['package.json', LOCK]) copyFileSync(join(SOURCE, file), join(FOLDER, file));
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: FOLDER,
    stdio: 'inherit',
  });
  if (npm.status !== 0)
    throw new Error('npm could not install Lighthouse and the Observatory. See the lines above.');
  writeFileSync(installed, '{}');
}

export type Tool<Question, Answer> = { ask(question: Question): Promise<Answer>; stop(): void };

function nextMessage<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The tool exited before it responded.'));
    child.once('exit', ended);
    child.once('message', (message: { value: Answer } | { error: string }) => {
      child.off('exit', ended);
      if ('error' in message) reject(new Error(message.error));
      else resolve(message.value);
    });
  });
}

/** Starts one of bench/tools/*.mjs, which handles one request at a time. */
export function startTool<Question extends object, Answer>(
  name: 'lighthouse' | 'observatory',
  log: (line: string) => void,
  env: Record<string, string> = {},
): Tool<Question, Answer> {
  requireTools(log);
  const program = join(FOLDER, `${name}.mjs`);
  copyFileSync(join(SOURCE, `${name}.mjs`), program);
  const child = fork(program, [], { env: { ...process.env, ...env }, execArgv: [] });
  return {
    ask(question) {
      const answer = nextMessage<Answer>(child);
      child.send(question);
      return answer;
    },
    stop: () => child.kill(),
  };
}
