import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(__dirname, '..');
const TIMEOUT_MS = 300_000;

const RULES = {
  'firestore.rules':
    "rules_version = '2'; service cloud.firestore { match /databases/{db}/documents { match /{path=**} { allow read, write; } } }",
  'storage.rules':
    "rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{path=**} { allow read; } } }",
};

/** Returns the first TypeScript example in the README. */
async function readmeExample(): Promise<string> {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  const [, example] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  if (!example) throw new Error('README.md contains no TypeScript example.');
  return example;
}

describe('the packed package', () => {
  let folder: string;
  const npm = (cwd: string, ...args: string[]) => run('npm', [...args, '--no-audit', '--no-fund'], { cwd });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'packed-'));
    await npm(ROOT, 'pack', '--pack-destination', folder);
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
    await npm(folder, 'install', '--prefer-offline', `./local-firebase-${version}.tgz`);
    for (const [name, source] of Object.entries(RULES)) await writeFile(join(folder, name), source);
  }, TIMEOUT_MS);

  afterAll(() => rm(folder, { recursive: true }));

  it("was made without changing the exports in the checkout's package.json", async () => {
    const { exports } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
    expect(exports['.']).toBe('./src/index.ts');
  });

  it('prints its usage', async () => {
    const { stdout } = await run('npx', ['local-firebase', '--help'], { cwd: folder });
    expect(stdout).toMatch(/^Usage: local-firebase \[flags\]/);
  });

  it(
    "runs the README's example",
    async () => {
      await writeFile(join(folder, 'example.mjs'), await readmeExample());
      const { stdout } = await run(process.execPath, ['example.mjs'], { cwd: folder });
      expect(stdout).toContain('Hello');
    },
    TIMEOUT_MS,
  );

  it(
    'runs as a separate program and stops on SIGTERM',
    async () => {
      const program = join(folder, 'node_modules/local-firebase/bin/local-firebase.js');
      const child = spawn(process.execPath, [program, '--port', '0', '--data-dir', 'served'], {
        cwd: folder,
      });
      let printed = '';
      for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
        printed += chunk;
        if (printed.includes('is ready at')) break;
      }
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      expect(printed).toContain('The first administrator');
    },
    TIMEOUT_MS,
  );

  it(
    'has types for its main exports',
    async () => {
      const source = [
        "import { startLocalFirebase, type LocalFirebaseOptions } from 'local-firebase';",
        "import { launchLocalFirebase } from 'local-firebase/launch';",
        "import { compileFirestoreRules } from 'local-firebase/rules';",
        "import { encodeFields } from 'local-firebase/values';",
        'export const start = (options: LocalFirebaseOptions) => startLocalFirebase(options);',
        'export const origin = (options: LocalFirebaseOptions): Promise<string> =>',
        '  launchLocalFirebase(options).then((backend) => backend.origin);',
        "export const rules = compileFirestoreRules('', 'firestore.rules');",
        'export const fields = encodeFields({ n: 1 });',
      ];
      await writeFile(join(folder, 'use.ts'), source.join('\n'));
      const tsc = join(require.resolve('typescript/package.json'), '../bin/tsc');
      const flags = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--types', ''];
      const { stdout } = await run(process.execPath, [tsc, ...flags, 'use.ts'], { cwd: folder }).catch(
        (error: { stdout: string }) => error,
      );
      expect(stdout).toBe('');
    },
    TIMEOUT_MS,
  );
});
