import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireOwnPackages } from '../tools/own-packages';

/** Has its own packages, 300 MB, because only benchmarks need them. */
const FOLDER = 'bench/tools';

/** A list that the Observatory package's postinstall script would download. An empty list is written instead. */
const PRELOAD_LIST = 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json';

function requireTools(log: (line: string) => void): void {
  requireOwnPackages(FOLDER, 'Lighthouse and the Observatory', log);
  writeFileSync(join(FOLDER, PRELOAD_LIST), '{}');
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
  const child = fork(join(FOLDER, `${name}.mjs`), [], { env: { ...process.env, ...env }, execArgv: [] });
  return {
    ask(question) {
      const answer = nextMessage<Answer>(child);
      child.send(question);
      return answer;
    },
    stop: () => child.kill(),
  };
}
