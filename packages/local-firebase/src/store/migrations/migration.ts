/** `up` is SQL that runs once, in the transaction that also records the new schema version. */
export type Migration = { name: string; up: string };
