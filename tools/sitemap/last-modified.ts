import { execFileSync } from 'node:child_process';
import { pageSources } from './page-sources';

/** Returns Git's output, or undefined if the command fails. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** Whether the clone is complete. In a shallow clone, the oldest commit appears to have changed every older file. */
const hasHistory = () => git('rev-parse', '--is-shallow-repository') === 'false';

/** Returns when a page's text last changed according to Git, or undefined if unknown. */
export function lastModified(path: string): string | undefined {
  const sources = pageSources(path);
  if (sources.length === 0 || !hasHistory()) return undefined;
  const uncommitted = git('status', '--porcelain', '--', ...sources);
  if (uncommitted !== '') return undefined;
  return git('log', '-1', '--format=%cI', '--', ...sources) || undefined;
}
