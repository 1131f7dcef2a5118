import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenForCommands, sendCommand } from './control';

let folder: string;
let socket: string;
let end: (() => void) | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'control-'));
  socket = join(folder, 'control.sock');
});
afterEach(() => {
  end?.();
  end = undefined;
  rmSync(folder, { recursive: true });
});

const send = async (command: string) => {
  const lines: string[] = [];
  const succeeded = await sendCommand(socket, command, (text) => lines.push(text));
  return { succeeded, output: lines.join('') };
};

describe('commands to the running site', () => {
  it('report their progress and success', async () => {
    end = await listenForCommands(socket, { release: async (log) => log('Building …') });
    expect(await send('release')).toEqual({ succeeded: true, output: 'Building …\n' });
  });

  it('report why they failed, so that nobody believes that a new version is live', async () => {
    const fails = () => Promise.reject(new Error('next build failed.'));
    end = await listenForCommands(socket, { release: fails });
    expect(await send('release')).toEqual({ succeeded: false, output: 'Failed: next build failed.\n' });
  });

  it('are accepted only from the user who runs the site', async () => {
    end = await listenForCommands(socket, {});
    expect(statSync(socket).mode & 0o777).toBe(0o600);
  });

  it('say how to start the site if it is not running', async () => {
    await expect(send('release')).rejects.toThrow('start it with `npm run deploy`');
  });
});
