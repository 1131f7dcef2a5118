import { existsSync, readFileSync, writeFileSync } from 'node:fs';

type Field = 'VmRSS' | 'VmHWM' | 'RssFile';

/** The processes that a process has started. Empty except on Linux. */
export function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [];
}

function megabytesOf(pid: number, field: Field): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024;
}

/** Adds the children's memory, except for mapped files such as Node's program, which they share with their parent. */
const withChildren = (pid: number, field: Field): number =>
  childrenOf(pid).reduce(
    (sum, child) => sum + megabytesOf(child, field) - megabytesOf(child, 'RssFile'),
    megabytesOf(pid, field),
  );

/** The resident memory of a process and its children in megabytes; 0 except on Linux. */
export const residentMegabytes = (pid: number): number => withChildren(pid, 'VmRSS');

/**
 * The peak resident memory in megabytes of a process and of each of its children, added together. Peaks are since the
 * process's start or the last call. 0 except on Linux.
 */
export function takePeakMegabytes(pid: number): number {
  const peak = withChildren(pid, 'VmHWM');
  for (const process of [pid, ...childrenOf(pid)]) {
    // Resets the peak.
    if (existsSync(`/proc/${process}/clear_refs`)) writeFileSync(`/proc/${process}/clear_refs`, '5');
  }
  return peak;
}
