/** One migration: SQL that runs once, in a transaction with its version number. */
export type Migration = { name: string; up: string };
