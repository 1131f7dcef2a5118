import { createHash } from 'node:crypto';
import { type LaunchedFirebase, launchLocalFirebase } from 'local-firebase/launch';
import { type RunningProcess, supervise } from '../../lib/processes/supervise';
import { readMail, readSettings } from '../../lib/settings/settings';
import { refusePlaceholders } from '../find-placeholders';
import { connectionToEmbedded } from '../maintenance/connection';
import { watchInvites } from '../maintenance/invites';
import { buildIfStale } from './build';
import { serveDevelopment } from './next';
import { requireFreePort } from './ports';
import { serveBuild } from './server';

export type StackOptions = {
  mode: 'start' | 'dev';
  dataDir: string;
  port: number;
  host: string;
  /** The embedded backend's port, fixed at build time. */
  backendPort: number;
  distDir: string;
  env?: Record<string, string>;
  log(line: string): void;
  /** Receives the server's log, which is otherwise printed. */
  serverLog?(chunk: Buffer): void;
  /** Called at once for a new database, because a later step can fail, and the next start knows no password. */
  onFirstAdministrator?(administrator: NonNullable<LaunchedFirebase['firstAdministrator']>): void;
  /** Called for a new database. The site is built meanwhile, but not served before the database is filled. */
  fill?(backend: LaunchedFirebase): Promise<void>;
};

export type Stack = {
  siteUrl: string;
  /** The embedded backend's first process. If it ends, another is started on the same port and data. */
  backend: Pick<LaunchedFirebase, 'origin' | 'ownerToken' | 'firstAdministrator'>;
  next: RunningProcess;
  /** Kills the embedded backend's process, as in a crash. */
  killBackend(): Promise<void>;
  /** Suspends the embedded backend's process. */
  suspendBackend(): Promise<void>;
  stop(): Promise<void>;
};

/** The length that new passwords must have, in characters. */
const MIN_PASSWORD_LENGTH = 12;

/** The environment for Next's build and server. */
export function environmentFor(
  options: Pick<StackOptions, 'mode' | 'port' | 'backendPort' | 'distDir' | 'env'>,
): NodeJS.ProcessEnv {
  const env = {
    ...process.env,
    BACKEND: 'embedded',
    LOCAL_FIREBASE_PORT: String(options.backendPort),
    SITE_URL: process.env.SITE_URL ?? `http://localhost:${options.port}`,
    NEXT_DIST_DIR: options.distDir,
    NEXT_TELEMETRY_DISABLED: '1',
    // Stops Next from reading .env.local, which is for deployments and would add settings unknown here.
    __NEXT_PROCESSED_ENV: 'true',
    ...options.env,
  };
  return { ...env, NODE_ENV: options.mode === 'dev' ? 'development' : 'production' };
}

export type Backend = {
  /** The first process. If it ends, another is started on the same port and data. */
  first: LaunchedFirebase;
  /** Changes with the database. */
  database: string;
  /** Settles when a new database has been filled. */
  filled: Promise<void>;
  /** Kills the current process, as in a crash. */
  kill(): Promise<void>;
  /** Suspends the current process. */
  suspend(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the embedded backend, begins to fill a new database, restarts the backend whenever it ends, and processes
 * administrators' invitations.
 */
export async function startBackend(options: Omit<StackOptions, 'host'>): Promise<Backend> {
  const env = environmentFor(options);
  const settings = readSettings(env);
  const mail = readMail(env);
  await requireFreePort(options.backendPort, 'LOCAL_FIREBASE_PORT');
  process.env.NEXT_PUBLIC_BACKEND = JSON.stringify(settings.backend);
  const supervised = await supervise({
    name: 'The embedded backend',
    log: options.log,
    async start() {
      const launched = await launchLocalFirebase({
        dataDir: options.dataDir,
        port: options.backendPort,
        projectId: settings.backend.keys.projectId,
        bucket: settings.backend.keys.storageBucket,
        firestoreRules: 'firestore.rules',
        storageRules: 'storage.rules',
        indexes: 'firestore.indexes.json',
        administratorEmail: 'admin@purvia.example',
        hosts: [new URL(settings.siteUrl).hostname],
        limitAnonymous: true,
        minPasswordLength: MIN_PASSWORD_LENGTH,
        mail,
        watchRules: options.mode === 'dev',
        log: options.log,
      });
      return { ...launched, stop: launched.close };
    },
  });
  const first = supervised.current();
  if (first.firstAdministrator) options.onFirstAdministrator?.(first.firstAdministrator);
  const watching = new AbortController();
  const { signal } = watching;
  const watched = watchInvites(connectionToEmbedded(first, settings.backend.keys), {
    signal,
    log: options.log,
  });
  const database = createHash('sha256').update(first.ownerToken).digest('hex');
  return {
    first,
    database,
    filled: (first.firstAdministrator && options.fill?.(first)) ?? Promise.resolve(),
    kill: () => supervised.current().kill(),
    async suspend() {
      process.kill(supervised.current().pid, 'SIGSTOP');
    },
    async stop() {
      watching.abort();
      await supervised.stop();
      await watched;
    },
  };
}

/** Starts the embedded backend and the site. In `start` mode, first builds the site if the last build is stale. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const env = environmentFor(options);
  const settings = readSettings(env);
  if (options.mode === 'start') refusePlaceholders(settings);
  await requireFreePort(options.port, 'PORT');
  const backend = await startBackend(options);
  try {
    // A page built from half the examples does no harm, because the server renders it again before serving it.
    await Promise.all([
      backend.filled,
      options.mode === 'start' &&
        buildIfStale(env, [JSON.stringify(settings), backend.database], options.log),
    ]);
    const { port, host, distDir, serverLog: log = (chunk) => process.stderr.write(chunk) } = options;
    const next = await (options.mode === 'dev'
      ? serveDevelopment({ port, host, env, log })
      : serveBuild({ distDir, port, host, env, log }));
    const stop = async () => {
      await next.stop();
      await backend.stop();
    };
    return {
      siteUrl: settings.siteUrl,
      backend: backend.first,
      next,
      killBackend: backend.kill,
      suspendBackend: backend.suspend,
      stop,
    };
  } catch (error) {
    // Later starts do not fill the database, so stopping now would leave it half filled.
    await backend.filled.catch(() => {});
    await backend.stop();
    throw error;
  }
}
