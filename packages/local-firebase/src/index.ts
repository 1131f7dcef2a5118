import { join } from 'node:path';
import { createAnonymousLimits, createEvaluationLimit } from './anonymous-limits';
import { createAuthService } from './auth';
import { createRefuseDistantOwner } from './auth/authenticate';
import { DEFAULT_PASSWORD_POLICY } from './auth/password-policy';
import { createFirestoreService } from './firestore';
import type { HighestCost } from './firestore/access';
import { startServer } from './http/server';
import { createMail } from './mail';
import type { LocalFirebaseOptions } from './options';
import { openOutbox } from './outbox';
import { openOwnerToken } from './owner-token';
import { compileFirestoreRules, compileStorageRules } from './rules';
import { openRulesFile } from './rules-file';
import { createStorageService } from './storage';
import { createDamageGuard, requireSound } from './store/damage';
import { takeDataDirectory } from './store/data-directory';
import { DATABASE_FILE, openDatabase, openReader } from './store/database';
import { createDurability } from './store/durability';
import { createTeardown } from './teardown';

export type { LocalFirebaseOptions } from './options';
export { StartError } from './start-error';

export type LocalFirebase = {
  port: number;
  /** `http://127.0.0.1:{port}` */
  origin: string;
  /** The administrator that this start created, or null if there were accounts already. */
  firstAdministrator: { email: string; password: string } | null;
  /** Bypasses all rules when sent as a bearer token, for seeding and maintenance. */
  ownerToken: string;
  /** The highest costs of evaluating Firestore rules since the start, not counting list requests. */
  highestRulesCost: HighestCost;
  close(): Promise<void>;
};

/**
 * Starts Auth, Firestore and Storage on one loopback port.
 * @throws StartError if an external cause prevents the start
 */
export async function startLocalFirebase(options: LocalFirebaseOptions): Promise<LocalFirebase> {
  const {
    projectId,
    bucket,
    dataDir,
    indexes,
    administratorEmail = 'admin@demo.example',
    log = () => {},
  } = options;
  const teardown = createTeardown();
  try {
    const directory = takeDataDirectory(dataDir);
    teardown.add(() => directory.release());
    const db = openDatabase(dataDir);
    teardown.add(() => {
      db.close();
    });
    requireSound(db, dataDir);
    const damage = createDamageGuard(db, log);
    const durability = createDurability(db, join(dataDir, `${DATABASE_FILE}-wal`));
    teardown.add(durability.close);
    const ownerToken = openOwnerToken(dataDir);

    const watching = { watch: options.watchRules ?? false, log };
    const firestoreRules = openRulesFile(options.firestoreRules, compileFirestoreRules, watching);
    teardown.add(() => firestoreRules.close());
    const storageRules = openRulesFile(options.storageRules, compileStorageRules, watching);
    teardown.add(() => storageRules.close());

    const auth = createAuthService({
      db,
      projectId,
      log,
      ownerToken,
      outbox: openOutbox(dataDir),
      sendMail: options.mail ? createMail(options.mail) : null,
      passwordPolicy: {
        ...DEFAULT_PASSWORD_POLICY,
        ...(options.minPasswordLength !== undefined && { minLength: options.minPasswordLength }),
      },
    });
    const { authenticate } = auth;
    const limitAnonymous = createAnonymousLimits(options.limitAnonymous ?? false);
    const limitEvaluation = createEvaluationLimit(options.limitAnonymous ?? false);
    const firestore = createFirestoreService({
      db,
      file: join(dataDir, DATABASE_FILE),
      openReader: () => openReader(dataDir),
      projectId,
      rules: firestoreRules.current,
      authenticate,
      limitAnonymous,
      limitEvaluation,
      indexes,
      log,
    });
    teardown.add(() => firestore.close());
    const { lookup } = firestore;
    const storage = createStorageService({
      db,
      dataDir,
      bucket,
      rules: storageRules.current,
      authenticate,
      limitAnonymous,
      limitEvaluation,
      lookup,
      log,
    });
    teardown.add(() => storage.close());

    const firstAdministrator = await auth.ensureFirstAdministrator(administratorEmail);
    const routes = [...auth.routes, ...firestore.routes, ...storage.routes];
    const server = await startServer({
      port: options.port,
      routes,
      hosts: options.hosts,
      refuse: createRefuseDistantOwner(ownerToken),
      onFault: damage.noteFault,
      log,
      settled: durability.settled,
    });
    teardown.add(() => server.close());
    const { highestCost: highestRulesCost } = firestore;
    return {
      port: server.port,
      origin: server.origin,
      firstAdministrator,
      ownerToken,
      highestRulesCost,
      close: teardown.run,
    };
  } catch (error) {
    await teardown.run();
    throw error;
  }
}
