import type { CountingProxy } from '../site/counting-proxy';
import type { Instance, InstanceOptions } from '../site/instance';

/** The servers under attack and facts about the build. */
export type Target = {
  /** Every public path that returns 200. */
  addresses: string[];
  distDir: string;
  /** Forces Next to render a page again. Knowing the token must not help an attacker. */
  revalidateToken: string;
  buildId: string;
  proxy: CountingProxy;
  /** The port that most attacks use. */
  server: Instance;
  start(options?: InstanceOptions): Promise<Instance>;
  backendOrigin: string;
  /** Counts a change, so that every page is stale. */
  touch(): Promise<void>;
};

export type Attack = {
  name: string;
  run(target: Target, scale: 'test' | 'full'): Promise<Outcome>;
};

export type Outcome = { cases: number; failures: string[]; figures?: string[] };
