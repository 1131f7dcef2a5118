import { authMigration } from './auth';
import { firestoreMigration } from './firestore';
import type { Migration } from './migration';
import { storageMigration } from './storage';

/** Numbered from 1. Only ever append: databases in use have run the earlier ones. */
export const MIGRATIONS: readonly Migration[] = [firestoreMigration, authMigration, storageMigration];
