export type LocalFirebaseOptions = {
  /** The data directory; created if missing. */
  dataDir: string;
  /** 0 chooses a free one. */
  port: number;
  projectId: string;
  /** The name of the only storage bucket. */
  bucket: string;
  /** Path of the file with the rules of Firestore. */
  firestoreRules: string;
  /** Path of the file with the rules of Storage. */
  storageRules: string;
  /** The path of `firestore.indexes.json`. Queries that lack an index there are rejected as in production. */
  indexes?: string;
  /** Read the rules again whenever their files change; faulty ones are logged and the last good ones stay. */
  watchRules?: boolean;
  /** Address of the account with the claim `admin: true` that the first start creates. */
  administratorEmail?: string;
  log?: (line: string) => void;
};
