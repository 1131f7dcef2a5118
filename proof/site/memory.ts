import { existsSync, readFileSync, writeFileSync } from 'node:fs';

type Field = 'VmRSS' | 'VmHWM';

function megabytesOf(pid: number, field: Field): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024;
}

/** Returns the resident memory of a process in megabytes, or 0 if the system is not Linux. */
export const residentMegabytes = (pid: number): number => megabytesOf(pid, 'VmRSS');

/**
 * Returns the peak resident memory of a process in megabytes since its start or the last call, or 0 if the system is
 * not Linux.
 */
export function takePeakMegabytes(pid: number): number {
  const peak = megabytesOf(pid, 'VmHWM');
  // This value resets the peak.
  if (existsSync(`/proc/${pid}/clear_refs`)) writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return peak;
}
