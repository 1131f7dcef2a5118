import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestBackend } from '@/lib/testing/backend';
import { readCommand } from './people-command';

const EMAIL = 'writer@purvia.example';

describe("an operator's command about people", () => {
  it('has a name, an address, a role and options', () => {
    const none = { create: false, remove: false };
    expect(readCommand(['watch'])).toEqual({ name: 'watch', email: '', ...none });
    expect(readCommand(['reset-factor', EMAIL])).toEqual({ name: 'reset-factor', email: EMAIL, ...none });
    const invited = { name: 'invite', email: EMAIL, role: 'publisher' };
    expect(readCommand(['invite', EMAIL, 'publisher'])).toEqual({ ...invited, ...none });
    const created = { name: 'role', email: EMAIL, role: 'writer', create: true, remove: false };
    expect(readCommand(['role', '--create', EMAIL, 'writer'])).toEqual(created);
  });

  it.each([
    [
      'an unknown command',
      ['rol', EMAIL, 'writer'],
      /^There is no command rol\. The commands are list, role, /,
    ],
    ['a command named like a method', ['toString'], /^There is no command toString\./],
    ['no address', ['deactivate'], 'The email address is missing. Usage: npm run people -- deactivate EMAIL'],
    ['a role without an address', ['role', 'writer'], /^writer is not an email address\. Usage: /],
    [
      'no role',
      ['role', EMAIL],
      /^The role is missing\. Usage: npm run people -- role EMAIL writer\|publisher\|/,
    ],
    [
      'an unknown role',
      ['invite', EMAIL, 'editor'],
      /^editor is not a role\. Usage: npm run people -- invite /,
    ],
    [
      'an address for all',
      ['watch', EMAIL],
      `${EMAIL} is not an argument of watch. Usage: npm run people -- watch`,
    ],
    ['an extra argument', ['reset-factor', EMAIL, 'writer'], /^writer is not an argument of reset-factor\./],
    [
      'an option of another command',
      ['deactivate', EMAIL, '--create'],
      /^--create is not an option of deactivate\./,
    ],
    [
      'opposite options',
      ['grant', EMAIL, '--create', '--remove'],
      /^--create and --remove cannot be used together\./,
    ],
    ['an unknown option', ['deactivate', EMAIL, '--force'], /^Unknown option '--force'/],
  ])('is refused with %s', (_case, args, message) => {
    expect(() => readCommand(args)).toThrow(message);
    expect(() => readCommand(args)).not.toThrow('\n');
  });

  it('lists all commands if there is none', () => {
    expect(() => readCommand([])).toThrow(/^Usage: npm run people -- list\n.* role EMAIL .*\n/);
  });
});

describe('npm run people', () => {
  let backend: Awaited<ReturnType<typeof startTestBackend>>;
  let folder: string;

  beforeAll(async () => {
    backend = await startTestBackend();
    folder = mkdtempSync(join(tmpdir(), 'people-'));
    writeFileSync(join(folder, 'owner-token'), backend.ownerToken);
  });

  afterAll(async () => {
    await backend.close();
    rmSync(folder, { recursive: true });
  });

  /** Runs a command until it ends or, if it is `watch`, until it reports that it runs. */
  const run = (...args: string[]) =>
    new Promise<{ status: number | null; printed: string; errors: string }>((resolve) => {
      const env = {
        ...process.env,
        BACKEND: 'embedded',
        DATA_DIR: folder,
        LOCAL_FIREBASE_PORT: String(backend.port),
      };
      const program = execFile(
        process.execPath,
        ['--import', 'tsx', 'scripts/people.ts', ...args],
        { env },
        (_error, printed, errors) => resolve({ status: program.exitCode, printed, errors }),
      );
      if (args[0] === 'watch') program.stdout?.once('data', () => program.kill('SIGTERM'));
    });

  it('exits with an error and a single line for wrong arguments or a missing account', async () => {
    const missing = `There is no account for ${EMAIL} in the embedded backend.\n`;
    expect(await run('deactivate', EMAIL)).toEqual({ status: 1, printed: '', errors: missing });
    const { status, errors } = await run('invite', EMAIL, 'editor');
    expect([status, errors]).toEqual([1, expect.stringMatching(/^editor is not a role\. [^\n]+\n$/)]);
  });

  it('invites somebody, changes the role and state, and resets the second factor', async () => {
    expect(await run('invite', EMAIL, 'writer')).toMatchObject({ status: 0, errors: '' });
    expect(await run('role', EMAIL, 'publisher')).toMatchObject({ printed: `${EMAIL}: publisher\n` });
    expect(await run('deactivate', EMAIL)).toMatchObject({ printed: `${EMAIL}: deactivated publisher\n` });
    expect(await run('activate', EMAIL)).toMatchObject({ printed: `${EMAIL}: publisher\n` });
    const reset = await run('reset-factor', EMAIL);
    expect(reset).toMatchObject({
      status: 0,
      printed: expect.stringContaining('no authenticator app any more'),
    });
    expect(await run('grant', EMAIL)).toMatchObject({ printed: `${EMAIL}: administrator\n` });
    const { printed } = await run('list');
    expect(printed).toContain(`${EMAIL}: administrator, since `);
  });

  it('watches for invitations until it is stopped', async () => {
    expect(await run('watch')).toEqual({
      status: 0,
      printed: 'Sending the invitations in the embedded backend. Press Ctrl+C to stop.\n',
      errors: '',
    });
  });
});
