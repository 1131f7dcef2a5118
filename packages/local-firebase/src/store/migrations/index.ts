import { authMigration } from './auth';
import { firestoreMigration } from './firestore';
import type { Migration } from './migration';
import { secondFactorsMigration } from './second-factors';
import { storageMigration } from './storage';

/**
 * Schema version N consists of the first N migrations. Only append to this list, because existing databases store their
 * version.
 */
export const MIGRATIONS: readonly Migration[] = [
  firestoreMigration,
  authMigration,
  storageMigration,
  secondFactorsMigration,
];
