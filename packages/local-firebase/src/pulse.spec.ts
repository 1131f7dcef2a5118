import { spawn } from 'node:child_process';
import { PULSE_FD, PULSE_VARIABLE, watchPulse } from './pulse';

/** Blocks its only other thread as soon as it has started. */
const BUSY =
  "import { startPulse } from './src/pulse.ts'; startPulse(process.env); setTimeout(() => { for (;;); }, 500);";

it('a process that is only busy does not count as stopped', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', BUSY], {
    stdio: ['ignore', 'ignore', 'inherit', 'ignore', 'pipe'],
    env: { ...process.env, [PULSE_VARIABLE]: String(PULSE_FD) },
  });
  const onSilence = jest.fn();
  watchPulse(child, onSilence);
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  expect(child.exitCode).toBeNull();
  child.kill('SIGKILL');
  expect(onSilence).not.toHaveBeenCalled();
}, 30_000);
