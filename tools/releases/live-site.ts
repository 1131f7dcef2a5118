import { setTimeout as pause } from 'node:timers/promises';
import { type RunningProcess, type Supervised, supervise } from '../../lib/processes/supervise';
import type { Releases } from './releases';

type LiveSiteOptions = {
  releases: Releases;
  /** The ports that releases use in turn. */
  ports: readonly [number, number];
  /** Installs and builds a release if necessary. */
  build(name: string, log: (line: string) => void): Promise<void>;
  /** Serves a built release, and waits until `/api/ready` succeeds. @throws Error if it does not */
  serve(name: string, port: number): Promise<RunningProcess>;
  /** Sends new requests to this port. @throws Error if that fails, so that they still go to the other one */
  pointTo(port: number): Promise<void>;
  /** How long requests that began before the switch may still need the earlier release, in milliseconds. */
  drainMs: number;
  log(line: string): void;
};

type Live = { name: string; port: number; site: Supervised<RunningProcess> };

/** Runs one release, and replaces it by another without a gap: the other is ready before the first is stopped. */
export class LiveSite {
  #options: LiveSiteOptions;
  #live: Live | undefined;
  #change: Promise<unknown> | undefined;

  constructor(options: LiveSiteOptions) {
    this.#options = options;
  }

  /** The port of the release that gets new requests. */
  get port(): number {
    return this.#live?.port ?? this.#options.ports[0];
  }

  /** Starts the current release, or the first one on a new machine. */
  start(): Promise<void> {
    const { releases, build, log } = this.#options;
    return this.#alone(async () => {
      const state = releases.read() ?? { current: await releases.copyCommit() };
      await build(state.current, log);
      this.#live = await this.#run(state.current, this.port);
      releases.keep(state);
    });
  }

  /** Builds the checkout's current commit beside the running release and switches to it. */
  release(log: (line: string) => void): Promise<void> {
    return this.#alone(async () => this.#switch(await this.#options.releases.copyCommit(), log));
  }

  /** Switches back to the previous release. */
  rollback(log: (line: string) => void): Promise<void> {
    return this.#alone(async () => {
      const previous = this.#options.releases.read()?.previous;
      if (!previous) throw new Error('There is no previous release.');
      await this.#switch(previous, log);
    });
  }

  async stop(): Promise<void> {
    await this.#live?.site.stop();
  }

  async #alone(change: () => Promise<void>): Promise<void> {
    if (this.#change)
      throw new Error('Another release is being built or switched to: try again when it is done.');
    this.#change = change();
    try {
      await this.#change;
    } finally {
      this.#change = undefined;
    }
  }

  async #switch(name: string, log: (line: string) => void): Promise<void> {
    const { releases, ports, build, pointTo, drainMs } = this.#options;
    const before = this.#live;
    if (!before) throw new Error('The site is still starting.');
    await build(name, log);
    const next = await this.#run(name, before.port === ports[0] ? ports[1] : ports[0]);
    try {
      await pointTo(next.port);
    } catch (error) {
      await next.site.stop();
      throw error;
    }
    this.#live = next;
    releases.keep({ current: next.name, previous: before.name });
    log(`Visitors now get ${name}. The earlier release finishes its last requests …`);
    await pause(drainMs);
    await before.site.stop();
    log(`Done. To switch back to ${before.name}: npm run rollback`);
  }

  async #run(name: string, port: number): Promise<Live> {
    const { serve, log } = this.#options;
    const site = await supervise({ name: 'The site', start: () => serve(name, port), log });
    return { name, port, site };
  }
}
