import { execFileSync } from 'node:child_process';
import { pageSources } from './page-sources';

/** Git's output, or undefined if Git or the repository is missing. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** A shallow clone dates files that have not changed since to its oldest commit. */
const hasHistory = () => git('rev-parse', '--is-shallow-repository') === 'false';

/** When a page's text last changed according to Git, or undefined if unknown. */
export function lastModified(path: string): string | undefined {
  const sources = pageSources(path);
  if (sources.length === 0 || !hasHistory()) return undefined;
  const uncommitted = git('status', '--porcelain', '--', ...sources);
  if (uncommitted !== '') return undefined;
  return git('log', '-1', '--format=%cI', '--', ...sources) || undefined;
}
