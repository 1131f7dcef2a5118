import { authMigration } from './auth';
import { firestoreMigration } from './firestore';
import type { Migration } from './migration';
import { storageMigration } from './storage';

/** Numbered from 1. Only append to this list, because existing databases have already run the earlier migrations. */
export const MIGRATIONS: readonly Migration[] = [firestoreMigration, authMigration, storageMigration];
