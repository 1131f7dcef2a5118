import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The maximum number of messages of each kind. Without a maximum, strangers could fill the disk with password resets. */
const MAX_MESSAGES = 100;

export type Message = {
  /** Part of the file's name. */
  kind: 'password' | 'password-reset';
  text: string;
  /** How long the message is of use, in milliseconds. Older messages of its kind are removed. */
  life?: number;
};

export type Outbox = {
  /** Writes a message and returns its file. */
  write(message: Message): string;
};

const stamp = (time: number) => new Date(time).toISOString().replace(/[:.]/g, '-');

/**
 * Returns the outbox, which replaces an email service: files in a folder that only this user can read. The messages
 * contain codes and passwords, which must not be logged.
 */
export function openOutbox(dataDir: string, now = () => new Date()): Outbox {
  const folder = join(dataDir, 'outbox');

  /** Removes a kind's messages that are older than `oldest`, and then all but the newest. */
  function tidy(kind: string, oldest: string): void {
    const files = readdirSync(folder)
      .filter((name) => name.includes(`.${kind}.`))
      .sort();
    const surplus = files.length - MAX_MESSAGES;
    for (const [index, name] of files.entries()) {
      if (index < surplus || name < oldest) rmSync(join(folder, name), { force: true });
    }
  }

  return {
    write({ kind, text, life = Number.POSITIVE_INFINITY }) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      // An existing folder keeps its mode.
      chmodSync(folder, 0o700);
      const time = now().getTime();
      const file = join(folder, `${stamp(time)}.${kind}.${randomBytes(4).toString('hex')}.txt`);
      writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
      tidy(kind, Number.isFinite(life) ? stamp(time - life) : '');
      return file;
    },
  };
}

export type Credentials = { email: string; password: string };

/**
 * Returns the text that tells an operator a new account's password: the password itself for a terminal, and otherwise the
 * name of a file that contains it, because other output is usually kept in a log.
 * @param owner such as 'The first administrator'
 */
export function passwordNotice(
  owner: string,
  { email, password }: Credentials,
  dataDir: string,
  isTerminal = process.stdout.isTTY,
): string {
  const credentials = `  email     ${email}\n  password  ${password}`;
  if (isTerminal) return `${owner}'s credentials, shown only once:\n${credentials}`;
  const file = openOutbox(dataDir).write({
    kind: 'password',
    text: `${owner}'s credentials:\n${credentials}\n`,
  });
  return `${owner}'s email address and password are in ${file}. Sign in, and then delete this file.`;
}
