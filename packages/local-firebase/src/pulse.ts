import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';

/** The file descriptor of the pipe through which a process shows its parent that it runs. */
export const PULSE_FD = 4;

/** Set for a process that has this pipe, because other processes may use the descriptor for something else. */
export const PULSE_VARIABLE = 'PULSE_FD';

const BEAT_MS = 1_500;

/** After this many beats without a sign, about ten seconds, a process counts as stopped. */
const MISSED = 6;

const program = (fd: number) =>
  `setInterval(() => { try { require('node:fs').writeSync(${fd}, '.'); } catch {} }, ${BEAT_MS});`;

/** Enough for a timer. */
const LIMITS = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 };

/**
 * Shows the parent that this process runs, if the parent watches it. A thread of its own does so: a process that is only
 * busy must not count as stopped.
 */
export function startPulse(env: NodeJS.ProcessEnv): void {
  if (env[PULSE_VARIABLE] !== String(PULSE_FD)) return;
  new Worker(program(PULSE_FD), { eval: true, execArgv: [], resourceLimits: LIMITS }).unref();
}

/**
 * Watches a child that calls `startPulse`, and calls `onSilence` once if there is no sign of it for ten seconds. The child
 * must have been spawned with a pipe at `PULSE_FD`. If this process was suspended too, its timer has missed as many beats.
 */
export function watchPulse(child: ChildProcess, onSilence: () => void): void {
  let missed = 0;
  (child.stdio[PULSE_FD] as Readable).on('data', () => {
    missed = 0;
  });
  const timer = setInterval(() => {
    missed += 1;
    if (missed < MISSED) return;
    clearInterval(timer);
    onSilence();
  }, BEAT_MS);
  timer.unref();
  child.once('exit', () => clearInterval(timer));
}
