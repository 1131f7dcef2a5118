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
  /** Reloads the rules whenever their files change. Faulty rules are logged and the last valid ones stay in force. */
  watchRules?: boolean;
  /** The email address of the administrator, with the claim `admin: true`, that the first start creates. */
  administratorEmail?: string;
  log?: (line: string) => void;
};
