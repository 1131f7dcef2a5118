import { existsSync, readFileSync } from 'node:fs';

function megabytesOf(pid: number, field: 'VmRSS' | 'VmHWM'): number | null {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return null;
  const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(file, 'utf8')) ?? [];
  return kilobytes ? Number(kilobytes) / 1024 : null;
}

/** A process's resident memory in megabytes; null except on Linux. */
export const residentMegabytes = (pid: number): number | null => megabytesOf(pid, 'VmRSS');

/** A process's peak resident memory in megabytes; null except on Linux. */
export const peakMegabytes = (pid: number): number | null => megabytesOf(pid, 'VmHWM');
