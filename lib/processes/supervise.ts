import { setTimeout as pauseFor } from 'node:timers/promises';

/** A process's exit code, or the signal that ended it. The other is null. */
export type Exit = { code: number | null; signal: string | null };

export const describeExit = ({ code, signal }: Exit): string =>
  signal ? `signal ${signal}` : `exit code ${code}`;

/** A process, or several that are started and stopped together. */
export type RunningProcess = {
  /** Resolves when the process ends, whatever the cause. Never rejects. */
  exited: Promise<Exit>;
  /** Ends whatever is still running. Can be called repeatedly, and after the process has ended. */
  stop(): Promise<void>;
};

type SuperviseOptions<Process extends RunningProcess> = {
  /** The subject of the logged sentences, such as 'The embedded backend'. */
  name: string;
  start(): Promise<Process>;
  log(line: string): void;
  /** Waits before a restart. Only tests replace it. */
  pause?: typeof pauseFor;
};

export type Supervised<Process extends RunningProcess> = {
  /** The process that was started last. */
  current(): Process;
  /** Ends the process for good, even during a restart. */
  stop(): Promise<void>;
};

/** The delay before the first restart. It doubles with each restart, up to the maximum. */
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 30_000;

/** After a process has run for this long, the delay is reset: only a process that keeps ending soon must wait. */
export const STABLE_MS = 10_000;

const seconds = (milliseconds: number) => `${Number((milliseconds / 1000).toPrecision(2))} s`;

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

/**
 * Starts a process, and restarts it whenever it ends.
 * @throws the error of the first start
 */
export async function supervise<Process extends RunningProcess>({
  name,
  start,
  log,
  pause = pauseFor,
}: SuperviseOptions<Process>): Promise<Supervised<Process>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = await start();

  /** Repeats the start until it succeeds or is no longer wanted. @returns the delay before the next restart */
  async function restart(firstDelay: number, cause: string): Promise<number> {
    let delay = firstDelay;
    let fault = cause;
    while (!signal.aborted) {
      log(`${name} ${fault}. Restarting it in ${seconds(delay)} …`);
      await pause(delay, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) break;
      delay = Math.min(2 * delay, MAX_DELAY_MS);
      try {
        current = await start();
        break;
      } catch (error) {
        fault = `did not start: ${messageOf(error)}`;
      }
    }
    return delay;
  }

  async function keep(): Promise<void> {
    let delay = FIRST_DELAY_MS;
    while (!signal.aborted) {
      const startedAt = performance.now();
      const exit = await current.exited;
      await current.stop();
      if (signal.aborted) return;
      const downAt = performance.now();
      if (downAt - startedAt >= STABLE_MS) delay = FIRST_DELAY_MS;
      delay = await restart(delay, `ended (${describeExit(exit)})`);
      if (!signal.aborted) log(`${name} is running again after ${seconds(performance.now() - downAt)}.`);
    }
    await current.stop();
  }

  const kept = keep();
  return {
    current: () => current,
    async stop() {
      stopping.abort();
      await current.stop();
      await kept;
    },
  };
}
