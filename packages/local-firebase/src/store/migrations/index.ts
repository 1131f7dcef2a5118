import { authMigration } from './auth';
import { firestoreMigration } from './firestore';
import type { Migration } from './migration';
import { storageMigration } from './storage';

/** In the order of their numbers, from 1. Only ever appended to: databases in use have run the earlier ones. */
export const MIGRATIONS: readonly Migration[] = [firestoreMigration, authMigration, storageMigration];
