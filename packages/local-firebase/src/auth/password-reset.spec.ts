import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { confirmPasswordReset, sendPasswordResetEmail, verifyPasswordResetCode } from 'firebase/auth';
import { SMTPServer } from 'smtp-server';
import { createMail } from '../mail';
import { errorCode, startAuth, type TestAuth } from '../testing/start-auth';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const MINUTE = 60_000;

describe('a password reset', () => {
  /** Requests a reset. Returns the logged line, the text in the file that it names, and the code or null. */
  const request = async (email: string) => {
    const before = auth.lines.length;
    await sendPasswordResetEmail(auth.client(), email);
    const line = auth.lines.slice(before).join('\n');
    const [, file] = /the code is in (\S+)\.$/.exec(line) ?? [];
    const text = file ? readFileSync(file, 'utf8') : '';
    return { line, text, code: /password is (\S+)/.exec(text)?.[1] ?? null };
  };
  const requestCode = async (email: string) => (await request(email)).code;

  it('keeps the code and the address out of the log', async () => {
    const { email } = await auth.createUser();
    const { line, text, code } = await request(email);
    expect(text).toContain(email);
    expect(line).toContain('A password reset was requested');
    expect(line).not.toContain(email);
    expect(line).not.toContain(code);
  });

  it('works once, with the code from the outbox, and ends every session', async () => {
    const { account, user, client } = await auth.signIn();
    const code = (await requestCode(account.email)) ?? '';
    expect(await verifyPasswordResetCode(client, code)).toBe(account.email);
    await confirmPasswordReset(client, code, 'the new password');
    expect(await auth.canSignIn(account.email, 'the new password')).toBe(true);
    expect(await auth.canSignIn(account.email, account.password)).toBe(false);
    expect(await errorCode(user.getIdToken(true))).toBe('auth/user-token-expired');
    expect(await errorCode(confirmPasswordReset(client, code, 'yet another'))).toBe(
      'auth/invalid-action-code',
    );
  });

  it('fails with an expired code and with an unknown one', async () => {
    const { account, client } = await auth.signIn();
    const code = (await requestCode(account.email)) ?? '';
    auth.clock.advance(60 * MINUTE);
    expect(await errorCode(confirmPasswordReset(client, code, 'the new password'))).toBe(
      'auth/expired-action-code',
    );
    expect(await errorCode(confirmPasswordReset(client, 'invented', 'the new password'))).toBe(
      'auth/invalid-action-code',
    );
    expect(await auth.canSignIn(account.email, account.password)).toBe(true);
  });

  it('leaves the code valid if the new password is too weak', async () => {
    const { account, client } = await auth.signIn();
    const code = (await requestCode(account.email)) ?? '';
    expect(await errorCode(confirmPasswordReset(client, code, '123'))).toBe('auth/weak-password');
    expect(await errorCode(confirmPasswordReset(client, code, 'the new password'))).toBe('no error');
  });

  it('succeeds for only one of two requests with the same code', async () => {
    const { account, client } = await auth.signIn();
    const code = (await requestCode(account.email)) ?? '';
    const outcomes = await Promise.all(
      ['first password', 'second password'].map((password) =>
        errorCode(confirmPasswordReset(client, code, password)),
      ),
    );
    expect(outcomes.sort()).toEqual(['auth/invalid-action-code', 'no error']);
  });

  it('issues no code for an unknown email address, and at most five valid codes for an account', async () => {
    expect(await requestCode('nobody@demo.example')).toBeNull();
    const { email } = await auth.createUser();
    const codes = [];
    for (let request = 0; request < 8; request++) codes.push(await requestCode(email));
    expect(codes.filter((code) => code !== null)).toHaveLength(5);
  });

  it('returns the code only to the owner', async () => {
    const { email } = await auth.createUser();
    const body = { requestType: 'PASSWORD_RESET', email, returnOobLink: true };
    expect(await auth.call(':sendOobCode', body)).toMatchObject({ error: { status: 'PERMISSION_DENIED' } });
    expect(await auth.asOwner(':sendOobCode', body)).toHaveProperty('oobCode');
  });
});

describe('with a mail server', () => {
  /** Requests a code for a new account. Returns the letters that the mail server accepted, and the log. */
  async function requestByMail(refusal: Error | null) {
    const letters: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onMailFrom: (_address, _session, done) => done(refusal),
      onData(stream, _session, done) {
        text(stream).then((letter) => {
          letters.push(letter);
          done();
        }, done);
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    const mail = { url: `smtp://127.0.0.1:${port}`, from: 'Admin <admin@site.example>' };
    const service = await startAuth({ sendMail: createMail(mail) });
    const { email } = await service.createUser();
    await sendPasswordResetEmail(service.client(), email);
    const deadline = Date.now() + 10_000;
    while (!service.lines.join().includes('A password reset was requested') && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const log = service.lines.join('\n');
    return {
      letters,
      log,
      email,
      service,
      close: () => Promise.all([service.close(), new Promise<void>((done) => server.close(done))]),
    };
  }

  it('sends the code by email only', async () => {
    const { letters, log, email, service, close } = await requestByMail(null);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain(`To: ${email}`);
    expect(letters[0]).toContain('From: Admin <admin@site.example>');
    const [, code = ''] = /password is (\S+)/.exec(letters[0]?.replaceAll('=\r\n', '') ?? '') ?? [];
    expect(await verifyPasswordResetCode(service.client(), code)).toBe(email);
    expect(log).toContain('sent by email');
    expect(log).not.toContain(code);
    await close();
  });

  it('that refuses the email, keeps the code in the outbox', async () => {
    const { letters, log, email, close } = await requestByMail(new Error('Mailbox unavailable'));
    expect(letters).toEqual([]);
    expect(log).toContain('could not be sent by email');
    expect(log).not.toContain(email);
    const [, file = ''] = /the code is in (\S+)\.$/.exec(log) ?? [];
    expect(readFileSync(file, 'utf8')).toContain(email);
    await close();
  });
});
