export type LocalFirebaseOptions = {
  /** The data directory; created if missing. */
  dataDir: string;
  /** 0 chooses a free port. */
  port: number;
  projectId: string;
  /** The name of the only storage bucket. */
  bucket: string;
  /** The path of the Firestore rules. */
  firestoreRules: string;
  /** The path of the Storage rules. */
  storageRules: string;
  /** The path of `firestore.indexes.json`. Queries that lack an index there are rejected as in production. */
  indexes?: string;
  /**
   * Reloads the rules whenever their files change. If the new rules are invalid, logs the error and keeps the last
   * valid ones.
   */
  watchRules?: boolean;
  /** The email address of the administrator, with the claim `admin: true`, that a start without accounts creates. */
  administratorEmail?: string;
  log?: (line: string) => void;
};
