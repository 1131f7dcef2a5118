import type { Instance } from '../site/instance';
import type { Rig } from '../site/rig';

/** The servers under attack and facts about the build. */
export type Target = Pick<Rig, 'proxy' | 'start'> & {
  /** Public paths that return 200. Each list is represented by its first page. */
  addresses: string[];
  distDir: string;
  /** The token that makes Next render a page again. Knowing it must not help an attacker. */
  revalidateToken: string;
  buildId: string;
  /** The server that most attacks target. */
  server: Instance;
};

export type Attack = {
  name: string;
  run(target: Target, scale: 'test' | 'full'): Promise<Outcome>;
};

export type Outcome = { cases: number; failures: string[]; figures?: string[] };

/**
 * The limits of a visitor's p99 during an attack on the same machine: in milliseconds and, for machines under load, as a
 * multiple of the p99 without the attack. The higher of the two applies.
 */
const MAX_P99_MS = 50;
const MAX_RATIO = 5;

export const isTooSlow = (p99: number, usual: number): boolean =>
  p99 > Math.max(MAX_P99_MS, MAX_RATIO * usual);
