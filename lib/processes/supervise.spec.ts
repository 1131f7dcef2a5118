import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Exit, type RunningProcess, STABLE_MS, supervise } from './supervise';

const children: ChildProcess[] = [];
afterEach(() => {
  jest.restoreAllMocks();
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts a real process that runs until it is killed. */
async function startIdle(): Promise<RunningProcess> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  children.push(child);
  await once(child, 'spawn');
  const exited = new Promise<Exit>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  );
  return {
    exited,
    async stop() {
      child.kill();
      await exited;
    },
  };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;
const running = () => children.filter(isRunning);

/** Collects log lines. `has` resolves once a line matches. */
function createLog() {
  const lines: string[] = [];
  let check = () => {};
  return {
    lines,
    log(line: string) {
      lines.push(line);
      check();
    },
    has: (pattern: RegExp) =>
      new Promise<void>((resolve) => {
        check = () => lines.some((line) => pattern.test(line)) && resolve();
        check();
      }),
  };
}

it('restarts a killed process at once, and logs the signal and the recovery', async () => {
  const { lines, log, has } = createLog();
  const { stop } = await supervise({ name: 'The backend', start: startIdle, log });
  const killedAt = performance.now();
  children[0]?.kill('SIGKILL');
  await has(/running again/);
  expect(performance.now() - killedAt).toBeLessThan(5_000);
  expect(running()).toHaveLength(1);
  expect(lines).toEqual([
    'The backend ended (signal SIGKILL). Restarting it in 0.1 s …',
    expect.stringMatching(/^The backend is running again after \d[\d.]* s\.$/),
  ]);
  await stop();
  expect(running()).toHaveLength(0);
  expect(lines).toHaveLength(2);
});

it('leaves no process behind if it is stopped during a restart', async () => {
  let restarting = () => {};
  const isRestarting = new Promise<void>((resolve) => {
    restarting = resolve;
  });
  let proceed = () => {};
  const mayProceed = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  const { lines, log } = createLog();
  const start = async () => {
    if (children.length > 0) {
      restarting();
      await mayProceed;
    }
    return startIdle();
  };
  const { stop } = await supervise({ name: 'The backend', start, log });
  children[0]?.kill('SIGKILL');
  await isRestarting;
  const stopped = stop();
  proceed();
  await stopped;
  expect(children).toHaveLength(2);
  expect(running()).toHaveLength(0);
  expect(lines).toHaveLength(1);
});

it('restarts nothing if it is stopped during the delay before a restart', async () => {
  const { log, has } = createLog();
  const { stop } = await supervise({ name: 'The backend', start: startIdle, log });
  children[0]?.kill('SIGKILL');
  await has(/Restarting it in/);
  await stop();
  expect(children).toHaveLength(1);
});

it('throws the error of the first start, because the cause must be fixed first', async () => {
  const start = async () => {
    throw new Error('The port is in use.');
  };
  await expect(supervise({ name: 'The backend', start, log: () => {} })).rejects.toThrow(
    'The port is in use.',
  );
});

it('doubles the delay with each restart, up to 30 seconds, until a process has run for ten seconds', async () => {
  const { lines, log, has } = createLog();
  const delays: number[] = [];
  const pause = async (milliseconds?: number): Promise<never> => {
    delays.push(milliseconds ?? 0);
    return undefined as never;
  };
  let failures = 0;
  const start = async () => {
    if (failures-- > 0) throw new Error('The disk is full.');
    return startIdle();
  };
  const { stop } = await supervise({ name: 'The backend', start, log, pause });
  failures = 9;
  children[0]?.kill('SIGKILL');
  await has(/running again/);
  expect(lines[1]).toBe('The backend did not start: The disk is full. Restarting it in 0.2 s …');
  expect(delays).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000]);
  const later = performance.now() + STABLE_MS;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  failures = 2;
  lines.length = 0;
  children[1]?.kill('SIGKILL');
  await has(/running again/);
  expect(delays.slice(10)).toEqual([100, 200, 400]);
  await stop();
});
