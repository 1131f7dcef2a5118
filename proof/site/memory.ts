import { existsSync, readFileSync, writeFileSync } from 'node:fs';

type Field = 'VmRSS' | 'VmHWM' | 'RssFile';

/** Returns the ids of a process's children. On systems other than Linux, the list is empty. */
export function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [];
}

function megabytesOf(pid: number, field: Field): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024;
}

/**
 * Returns the memory of a process and its children. Excludes the children's mapped files, such as Node's program, which
 * they share with their parent.
 */
const withChildren = (pid: number, field: Field): number =>
  childrenOf(pid).reduce(
    (sum, child) => sum + megabytesOf(child, field) - megabytesOf(child, 'RssFile'),
    megabytesOf(pid, field),
  );

/** Returns the resident memory of a process and its children in megabytes, or 0 if the system is not Linux. */
export const residentMegabytes = (pid: number): number => withChildren(pid, 'VmRSS');

/**
 * Returns the sum of the peak resident memory of a process and of each of its children, in megabytes, or 0 if the
 * system is not Linux. The peaks are those since the processes' start or the last call.
 */
export function takePeakMegabytes(pid: number): number {
  const peak = withChildren(pid, 'VmHWM');
  for (const process of [pid, ...childrenOf(pid)]) {
    // This value resets the peak.
    if (existsSync(`/proc/${process}/clear_refs`)) writeFileSync(`/proc/${process}/clear_refs`, '5');
  }
  return peak;
}
