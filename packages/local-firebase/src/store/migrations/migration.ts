/** One step of the database's layout: SQL that runs once, in a transaction with the version it leads to. */
export type Migration = { name: string; up: string };
