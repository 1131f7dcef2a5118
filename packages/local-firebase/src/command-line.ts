import { parseArgs } from 'node:util';
import { messageOf } from './error-parts';
import type { LocalFirebaseOptions } from './options';
import { StartError } from './start-error';

export const USAGE = `Usage: local-firebase [flags]
A flag with a value can also be set as an environment variable: LOCAL_FIREBASE_DATA_DIR sets --data-dir.
Default values are in parentheses.

  --data-dir PATH         data directory (.data)
  --port NUMBER           port (9390); 0 chooses a free port
  --project ID            project id (demo-local)
  --bucket NAME           storage bucket (ID.appspot.com)
  --firestore-rules PATH  Firestore rules (firestore.rules)
  --storage-rules PATH    Storage rules (storage.rules)
  --indexes PATH          reject queries that need an index missing from this file, as in production
  --admin-email EMAIL     administrator to create if there are no accounts (admin@demo.example)
  --hosts NAMES           further hosts, separated by commas, that requests may address and pages may come from
  --limit-anonymous       limit requests without a valid token to 256 KiB, 20 writes and 100 documents
  --min-password-length N length that new passwords must have (6)
  --watch-rules           reload the rules when their files change
  --reset --yes           delete all data before starting
  --help                  print this text

LOCAL_FIREBASE_SMTP_URL (smtps://USER:PASSWORD@HOST) and LOCAL_FIREBASE_MAIL_FROM send password reset codes by email.`;

type Environment = Record<string, string | undefined>;

type Command = { help: boolean; reset: boolean; yes: boolean; options: LocalFirebaseOptions };

const FLAGS = {
  'data-dir': { type: 'string' },
  port: { type: 'string' },
  project: { type: 'string' },
  bucket: { type: 'string' },
  'firestore-rules': { type: 'string' },
  'storage-rules': { type: 'string' },
  indexes: { type: 'string' },
  'admin-email': { type: 'string' },
  hosts: { type: 'string' },
  'min-password-length': { type: 'string' },
  'limit-anonymous': { type: 'boolean', default: false },
  'watch-rules': { type: 'boolean', default: false },
  reset: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type TextFlag = {
  [Name in keyof typeof FLAGS]: (typeof FLAGS)[Name]['type'] extends 'string' ? Name : never;
}[keyof typeof FLAGS];

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS }).values;
  } catch (error) {
    throw new StartError(`${messageOf(error).replace(/\.$/, '')}. See --help.`, { cause: error });
  }
}

function portFrom(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65536) return port;
  throw new StartError(`'${text}' is not a port: use a number from 0 to 65535.`);
}

function lengthFrom(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const length = Number(text);
  if (/^\d+$/.test(text) && length >= 6 && length <= 4096) return length;
  throw new StartError(`'${text}' is not a password length: use a number from 6 to 4096.`);
}

/** Only the environment contains the mail server's password, because other users can list a process's flags. */
function mailFrom({ LOCAL_FIREBASE_SMTP_URL: url, LOCAL_FIREBASE_MAIL_FROM: from }: Environment) {
  if (!url) return undefined;
  if (!/^smtps?:\/\//.test(url))
    throw new StartError('LOCAL_FIREBASE_SMTP_URL must start with smtp:// or smtps://.');
  if (!from) throw new StartError('LOCAL_FIREBASE_MAIL_FROM is missing: set it to the sender of emails.');
  return { url, from };
}

/**
 * Reads the flags. If a flag that takes a value is missing, its environment variable is read.
 * @throws StartError for unknown flags and invalid values
 */
export function readCommand(args: string[], env: Environment): Command {
  const flags = parse(args);
  const text = (name: TextFlag) =>
    flags[name] ?? env[`LOCAL_FIREBASE_${name.replaceAll('-', '_').toUpperCase()}`];
  const projectId = text('project') ?? 'demo-local';
  const { help, reset, yes } = flags;
  const options: LocalFirebaseOptions = {
    dataDir: text('data-dir') ?? '.data',
    port: portFrom(text('port') ?? '9390'),
    projectId,
    bucket: text('bucket') ?? `${projectId}.appspot.com`,
    firestoreRules: text('firestore-rules') ?? 'firestore.rules',
    storageRules: text('storage-rules') ?? 'storage.rules',
    indexes: text('indexes'),
    administratorEmail: text('admin-email'),
    hosts: text('hosts')?.split(','),
    limitAnonymous: flags['limit-anonymous'],
    minPasswordLength: lengthFrom(text('min-password-length')),
    watchRules: flags['watch-rules'],
    mail: mailFrom(env),
  };
  return { help, reset, yes, options };
}
