import { parseArgs } from 'node:util';
import { messageOf } from './error-parts';
import type { LocalFirebaseOptions } from './options';
import { StartError } from './start-error';

export const USAGE = `Usage: local-firebase [flags]
Each flag can also be given as a variable: --data-dir as LOCAL_FIREBASE_DATA_DIR.

  --data-dir PATH         where everything is kept (.data)
  --port NUMBER           0 chooses a free one (9390)
  --project ID            the project's id (demo-local)
  --bucket NAME           the storage bucket (the project's id and .appspot.com)
  --firestore-rules PATH  rules of Firestore (firestore.rules)
  --storage-rules PATH    rules of Storage (storage.rules)
  --indexes PATH          refuse queries that production would, for want of an index listed there
  --admin-email EMAIL     account with the claim admin that the first start creates (admin@demo.example)
  --watch-rules           read the rules again when their files change
  --reset --yes           delete all data first
  --help                  this page`;

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

/**
 * Reads flags, and variables for what they leave out.
 * @throws StartError for flags that there are not and values that make no sense
 */
export function readCommand(args: string[], env: Record<string, string | undefined>): Command {
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
    watchRules: flags['watch-rules'],
  };
  return { help, reset, yes, options };
}
