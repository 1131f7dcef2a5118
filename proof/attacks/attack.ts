import type { CountingProxy } from '../site/counting-proxy';
import type { Instance, InstanceOptions } from '../site/instance';

/** The servers that are attacked, and what is known of the build. */
export type Target = {
  /** Every address that anybody can get, as it is answered with 200. */
  addresses: string[];
  distDir: string;
  /** Lets Next render a page anew; strangers must not profit from knowing it. */
  revalidateToken: string;
  buildId: string;
  proxy: CountingProxy;
  /** One that most attacks share. */
  server: Instance;
  start(options?: InstanceOptions): Promise<Instance>;
  backendOrigin: string;
  /** Counts a change, so that every page is outdated. */
  touch(): Promise<void>;
};

export type Attack = {
  name: string;
  run(target: Target, scale: 'test' | 'full'): Promise<Outcome>;
};

export type Outcome = { cases: number; failures: string[]; figures?: string[] };
