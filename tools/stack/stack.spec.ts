import { launchLocalFirebase } from 'local-firebase/launch';
import type { Exit } from '../../lib/processes/supervise';
import { buildIfStale } from './build';
import { startStack } from './stack';

jest.mock('local-firebase/launch');
jest.mock('../sitemap/make-sitemap', () => ({ makeSitemap: jest.fn() }));
jest.mock('./build');

it('reports the first password before a build that fails, because no later start knows it', async () => {
  const firstAdministrator = { email: 'admin@purvia.example', password: 'the first password' };
  let end = (_exit: Exit) => {};
  const exited = new Promise<Exit>((resolve) => {
    end = resolve;
  });
  const close = jest.fn(async () => end({ code: 0, signal: null }));
  jest.mocked(launchLocalFirebase).mockResolvedValue({
    origin: 'http://127.0.0.1:1',
    ownerToken: 'token',
    firstAdministrator,
    pid: 1,
    exited,
    close,
    kill: async () => undefined,
  });
  jest.mocked(buildIfStale).mockRejectedValue(new Error('next build failed'));
  const onFirstAdministrator = jest.fn();
  const start = startStack({
    mode: 'start',
    dataDir: 'unused',
    port: 3_098,
    host: '127.0.0.1',
    backendPort: 9_398,
    distDir: 'unused',
    log: () => undefined,
    onFirstAdministrator,
  });
  await expect(start).rejects.toThrow('next build failed');
  expect(onFirstAdministrator).toHaveBeenCalledWith(firstAdministrator);
  expect(close).toHaveBeenCalled();
});
