import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Exit, RunningProcess } from '../../lib/processes/supervise';
import { LiveSite } from './live-site';
import { Releases } from './releases';

let folder: string;
/** What happened, in order. */
let events: string[];
let failing: 'build' | 'serve' | 'pointTo' | undefined;
let site: LiveSite;

/** Releases whose copies are named after their order. */
class Copies extends Releases {
  #made = 0;
  override async copyCommit() {
    this.#made += 1;
    const name = `release-${this.#made}`;
    events.push(`copy ${name}`);
    return name;
  }
  override read() {
    return super.read() ?? this.#kept;
  }
  #kept: ReturnType<Releases['read']> = null;
  override keep(state: NonNullable<ReturnType<Releases['read']>>) {
    this.#kept = state;
  }
}

function processNamed(name: string, port: number): RunningProcess {
  let end: (exit: Exit) => void = () => undefined;
  const exited = new Promise<Exit>((resolve) => {
    end = resolve;
  });
  let isStopped = false;
  return {
    exited,
    async stop() {
      if (!isStopped) events.push(`stop ${name} on ${port}`);
      isStopped = true;
      end({ code: 0, signal: null });
    },
  };
}

const step = (name: typeof failing, event: string) => {
  if (failing === name) throw new Error(`${name} failed`);
  events.push(event);
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'live-site-'));
  events = [];
  failing = undefined;
  site = new LiveSite({
    releases: new Copies(folder, folder),
    ports: [1, 2],
    build: async (name) => step('build', `build ${name}`),
    serve: async (name, port) => {
      step('serve', `serve ${name} on ${port}`);
      return processNamed(name, port);
    },
    pointTo: async (port) => step('pointTo', `visitors to ${port}`),
    drainMs: 0,
    log: () => undefined,
  });
  await site.start();
  events = [];
});
afterEach(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const ignore = () => undefined;

describe('a new release', () => {
  it('answers before visitors are sent to it, and the earlier one stops last', async () => {
    await site.release(ignore);
    expect(events).toEqual([
      'copy release-2',
      'build release-2',
      'serve release-2 on 2',
      'visitors to 2',
      'stop release-1 on 1',
    ]);
  });

  it.each(['build', 'serve', 'pointTo'] as const)(
    'whose %s fails leaves the running one alone',
    async (name) => {
      failing = name;
      await expect(site.release(ignore)).rejects.toThrow(`${name} failed`);
      expect(events).not.toContain('stop release-1 on 1');
      expect(site.port).toBe(1);
      failing = undefined;
      await site.release(ignore);
      expect(site.port).toBe(2);
    },
  );

  it('is refused while another is being built, because both would use the same port', async () => {
    const first = site.release(ignore);
    await expect(site.release(ignore)).rejects.toThrow('Another release is being built');
    await first;
  });
});

describe('a rollback', () => {
  it('returns to the previous release, and a second one returns to the newer', async () => {
    await site.release(ignore);
    events = [];
    await site.rollback(ignore);
    expect(events).toContain('serve release-1 on 1');
    events = [];
    await site.rollback(ignore);
    expect(events).toContain('serve release-2 on 2');
  });

  it('says so if there is no previous release', async () => {
    await expect(site.rollback(ignore)).rejects.toThrow('There is no previous release.');
  });
});
