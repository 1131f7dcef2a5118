import { cpus, totalmem } from 'node:os';

/** Returns a description of this machine, for records of measurements. */
export function describeMachine(): string {
  const processors = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'processor'}, ${gigabytes} GB, Node ${process.versions.node}, ${process.platform}`;
}
