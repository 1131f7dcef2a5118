import { setTimeout as pause } from 'node:timers/promises';
import { launchLocalFirebase } from 'local-firebase/launch';
import type { Exit } from '../../lib/processes/supervise';
import { buildIfStale } from './build';
import { serveBuild } from './server';
import { type StackOptions, startStack } from './stack';

jest.mock('local-firebase/launch');
jest.mock('./server');
jest.mock('../sitemap/make-sitemap', () => ({ makeSitemap: jest.fn() }));
jest.mock('./build');

const firstAdministrator = { email: 'admin@purvia.example', password: 'the first password' };

const close = jest.fn();

/** Starts a stack with a new database. */
function startNew(options: Pick<StackOptions, 'fill' | 'onFirstAdministrator'>) {
  let end = (_exit: Exit) => {};
  const exited = new Promise<Exit>((resolve) => {
    end = resolve;
  });
  close.mockImplementation(async () => end({ code: 0, signal: null }));
  jest.mocked(launchLocalFirebase).mockResolvedValue({
    origin: 'http://127.0.0.1:1',
    ownerToken: 'token',
    firstAdministrator,
    pid: 1,
    exited,
    close,
    kill: async () => undefined,
  });
  return startStack({
    mode: 'start',
    dataDir: 'unused',
    port: 3_098,
    host: '127.0.0.1',
    backendPort: 9_398,
    distDir: 'unused',
    log: () => undefined,
    ...options,
  });
}

it('reports the first password before a build that fails, because no later start knows it', async () => {
  jest.mocked(buildIfStale).mockRejectedValue(new Error('next build failed'));
  const onFirstAdministrator = jest.fn();
  await expect(startNew({ onFirstAdministrator })).rejects.toThrow('next build failed');
  expect(onFirstAdministrator).toHaveBeenCalledWith(firstAdministrator);
  expect(close).toHaveBeenCalled();
});

it('fills a new database even if the build fails, because no later start fills it', async () => {
  jest.mocked(buildIfStale).mockRejectedValue(new Error('next build failed'));
  let isFilled = false;
  close.mockClear();
  const start = startNew({
    async fill() {
      await pause(20);
      expect(close).not.toHaveBeenCalled();
      isFilled = true;
    },
  });
  await expect(start).rejects.toThrow('next build failed');
  expect(isFilled).toBe(true);
});

it('fills a new database during the build, and serves the site after both', async () => {
  const steps: string[] = [];
  let continueFilling = () => {};
  const building = new Promise<void>((resolve) => {
    continueFilling = resolve;
  });
  jest.mocked(buildIfStale).mockImplementation(async () => {
    steps.push('built');
    continueFilling();
  });
  jest.mocked(serveBuild).mockImplementation(async () => {
    steps.push('served');
    return { exited: new Promise<Exit>(() => {}), stop: async () => {} };
  });
  const stack = await startNew({
    async fill() {
      await building;
      steps.push('filled');
    },
  });
  expect(steps).toEqual(['built', 'filled', 'served']);
  await stack.stop();
});
