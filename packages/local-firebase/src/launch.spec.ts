import { launchLocalFirebase } from './launch';
import { createFolder } from './testing/start-local';

const TIMEOUT_MS = 60_000;

const isServing = async (origin: string) =>
  fetch(origin).then(
    () => true,
    () => false,
  );

describe('a launched backend', () => {
  it(
    'reports the signal that killed it, so that its parent can restart it on the same port and data',
    async () => {
      const folder = createFolder();
      const first = await launchLocalFirebase(folder.options);
      process.kill(first.pid, 'SIGKILL');
      expect(await first.exited).toEqual({ code: null, signal: 'SIGKILL' });
      await first.close();
      const port = Number(new URL(first.origin).port);
      const second = await launchLocalFirebase({ ...folder.options, port });
      expect(second).toMatchObject({ origin: first.origin, ownerToken: first.ownerToken });
      await second.close();
      expect(await second.exited).toEqual({ code: 0, signal: null });
      folder.remove();
    },
    TIMEOUT_MS,
  );

  it(
    'serves its parent until the parent closes it, even if Ctrl+C reaches both',
    async () => {
      const folder = createFolder();
      const backend = await launchLocalFirebase(folder.options);
      process.kill(backend.pid, 'SIGINT');
      process.kill(backend.pid, 'SIGTERM');
      const deadline = Date.now() + 500;
      while (Date.now() < deadline) expect(await isServing(backend.origin)).toBe(true);
      await backend.close();
      expect(await isServing(backend.origin)).toBe(false);
      folder.remove();
    },
    TIMEOUT_MS,
  );

  it(
    'that is suspended is ended, so that its parent can restart it',
    async () => {
      const lines: string[] = [];
      const folder = createFolder();
      const backend = await launchLocalFirebase({ ...folder.options, log: (line) => lines.push(line) });
      process.kill(backend.pid, 'SIGSTOP');
      const stoppedAt = Date.now();
      expect(await backend.exited).toEqual({ code: null, signal: 'SIGKILL' });
      expect(Date.now() - stoppedAt).toBeLessThan(13_000);
      expect(lines.join()).toContain('has shown no sign for ten seconds');
      await backend.close();
      folder.remove();
    },
    TIMEOUT_MS,
  );
});
