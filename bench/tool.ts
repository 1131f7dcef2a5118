import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { requireOwnPackages } from '../tools/own-packages';
import { FOLDER } from './part';

/** Has its own packages, 300 MB, because only benchmarks need them. */
const TOOLS = 'bench/tools';

/** A list that the Observatory package's postinstall script would download. An empty list is written instead. */
const PRELOAD_LIST = 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json';

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
  requireOwnPackages(TOOLS, 'Lighthouse and the Observatory', log);
  writeFileSync(join(TOOLS, PRELOAD_LIST), '{}');
  const child = fork(join(TOOLS, `${name}.mjs`), [], { env: { ...process.env, ...env }, execArgv: [] });
  return {
    ask(question) {
      const answer = nextMessage<Answer>(child);
      child.send(question);
      return answer;
    },
    stop: () => child.kill(),
  };
}

type Certificate = { certificate: string; key: string };

let made: Certificate | undefined;

/**
 * Returns the paths of a key and a self-signed certificate for localhost. Creates them once, for 30 days, because the
 * Observatory must trust the certificate that nginx uses.
 */
export function makeCertificate(): Certificate {
  if (made) return made;
  const folder = resolve(FOLDER, 'tls');
  made = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  mkdirSync(folder, { recursive: true });
  const args = 'req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=localhost -addext'.split(' ');
  const files = ['-keyout', made.key, '-out', made.certificate];
  const { status, stderr } = spawnSync('openssl', [...args, 'subjectAltName=DNS:localhost', ...files]);
  if (status !== 0) throw new Error(`openssl could not create a certificate: ${stderr}`);
  return made;
}
