import type { CountingProxy } from '../site/counting-proxy';
import type { Instance, InstanceOptions } from '../site/instance';

/** The servers under attack and facts about the build. */
export type Target = {
  /** Public paths that return 200. Each list is represented by its first page. */
  addresses: string[];
  distDir: string;
  /** The token that makes Next render a page again. Knowing it must not help an attacker. */
  revalidateToken: string;
  buildId: string;
  proxy: CountingProxy;
  /** The server that most attacks target. */
  server: Instance;
  start(options?: InstanceOptions): Promise<Instance>;
};

export type Attack = {
  name: string;
  run(target: Target, scale: 'test' | 'full'): Promise<Outcome>;
};

export type Outcome = { cases: number; failures: string[]; figures?: string[] };
