import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ALLOWED } from './allowed';
import { type Finding, findSecrets } from './find-secrets';

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout;
}

const isAllowed = (file: string, { kind, text }: Finding): boolean =>
  ALLOWED.some(
    (one) => one.file.test(file) && (one.kind === '' || one.kind === kind) && text.includes(one.text ?? ''),
  );

/** Enough to find it again, too little to use it. */
export const masked = (text: string): string => `${text.slice(0, 6)}… (${text.length} characters)`;

export type Scan = { count: number; failures: string[] };

/** Every text file that is tracked. */
export function scanTrackedFiles(): Scan {
  const tracked = git('ls-files', '-z')
    .split('\0')
    .filter((file) => file && existsSync(file));
  const texts = tracked.flatMap((file) => {
    const bytes = readFileSync(file);
    return bytes.includes(0) ? [] : [{ file, text: bytes.toString() }];
  });
  const failures = texts.flatMap(({ file, text }) =>
    findSecrets(text, { isSource: true })
      .filter((finding) => !isAllowed(file, finding))
      .map(({ line, kind, text: found }) => `${file}:${line} looks like a ${kind}: ${masked(found)}`),
  );
  return { count: texts.length, failures };
}

/** Every line that a commit has ever added, as far as this clone reaches; only forms that secrets have. */
export function scanHistory(): Scan {
  const added = git('log', '-p', '--no-color', '--unified=0', '--', ':!package-lock.json')
    .split('\n')
    .filter((line) => line.startsWith('+') && line.length < 5_000);
  const findings = findSecrets(added.join('\n'), { isSource: false });
  const invented = new Set(
    findSecrets(readFileSync(SPEC, 'utf8'), { isSource: false }).map(({ text }) => text),
  );
  return {
    count: added.length,
    failures: findings
      .filter(({ text }) => !invented.has(text))
      .map(({ kind, text }) => `a commit once added what looks like a ${kind}: ${masked(text)}`),
  };
}

const SPEC = 'proof/secrets/find-secrets.spec.ts';
