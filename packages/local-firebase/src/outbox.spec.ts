import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openOutbox, passwordNotice } from './outbox';
import { createClock } from './testing/clock';
import { createTempDir } from './testing/temp-dir';

const HOUR = 60 * 60 * 1000;

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

let data: ReturnType<typeof createTempDir>;
beforeEach(() => {
  data = createTempDir();
});
afterEach(() => data.remove());

const filesOf = (kind: string) =>
  readdirSync(join(data.path, 'outbox')).filter((name) => name.includes(`.${kind}.`));

describe('the outbox', () => {
  it('keeps messages from other users of the machine, and their content out of the file names', () => {
    mkdirSync(join(data.path, 'outbox'));
    chmodSync(join(data.path, 'outbox'), 0o755);
    const file = openOutbox(data.path).write({ kind: 'password-reset', text: 'code for a@b.example' });
    expect([modeOf(dirname(file)), modeOf(file)]).toEqual(['700', '600']);
    expect(readFileSync(file, 'utf8')).toBe('code for a@b.example');
    expect(file).toMatch(/outbox\/[\dTZ-]+\.password-reset\.[0-9a-f]{8}\.txt$/);
  });

  it('removes expired and surplus messages, so that strangers cannot fill the disk or remove a password', () => {
    const clock = createClock();
    const outbox = openOutbox(data.path, clock.now);
    const reset = () => outbox.write({ kind: 'password-reset', text: 'a code', life: HOUR });
    outbox.write({ kind: 'password', text: 'a password' });
    for (let count = 0; count < 120; count += 1) reset();
    expect(filesOf('password-reset')).toHaveLength(100);
    clock.advance(HOUR + 1);
    const last = reset();
    expect(filesOf('password-reset').map((name) => join(data.path, 'outbox', name))).toEqual([last]);
    expect(filesOf('password')).toHaveLength(1);
  });
});

describe('the notice about a new password', () => {
  const administrator = { email: 'admin@demo.example', password: 'secret-secret' };

  it('shows the password on a terminal, and leaves no file', () => {
    const notice = passwordNotice('The first administrator', administrator, data.path, true);
    expect(notice).toContain('password  secret-secret');
    expect(readdirSync(data.path)).toEqual([]);
  });

  it('names a file instead if the output may be kept in a log', () => {
    const notice = passwordNotice('The first administrator', administrator, data.path, false);
    const [, file = ''] = /are in (\S+)\. /.exec(notice) ?? [];
    expect(notice).not.toContain('secret-secret');
    expect(readFileSync(file, 'utf8')).toContain('password  secret-secret');
    expect(modeOf(file)).toBe('600');
  });
});
