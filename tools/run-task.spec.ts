import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A task that stops in an orderly way, as the site does, and reports that it has. */
const TASK = `
process.on('SIGTERM', () => {
  console.log('stopped');
  process.exit(3);
});
setInterval(() => {}, 1000);
console.log('running');
`;

it.each(['start', 'dev', 'serve', 'deploy'])(
  '`npm run %s` ends in an orderly way when npm receives SIGTERM, so that no server is left running',
  async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'run-task-'));
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const command = scripts[name].replace(/(run\.mjs) .*/, '$1 idle');
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { [name]: command } }));
    mkdirSync(join(folder, 'scripts'));
    cpSync('scripts/run.mjs', join(folder, 'scripts/run.mjs'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'scripts/idle.ts'), TASK);
    const npm = spawn('npm', ['run', '--silent', name], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    const closed = once(npm, 'close');
    let printed = '';
    npm.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed === 'running\n') npm.kill('SIGTERM');
    });
    await closed;
    expect([printed, npm.exitCode]).toEqual(['running\nstopped\n', 3]);
    rmSync(folder, { recursive: true });
  },
);
