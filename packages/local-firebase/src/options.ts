export type LocalFirebaseOptions = {
  /** Everything that is kept lives here; created where missing. */
  dataDir: string;
  /** 0 chooses a free one. */
  port: number;
  projectId: string;
  /** The name of the one storage bucket. */
  bucket: string;
  /** Path of the file with the rules of Firestore. */
  firestoreRules: string;
  /** Path of the file with the rules of Storage. */
  storageRules: string;
  /** Path of `firestore.indexes.json`: queries that production would refuse for want of an index are then refused. */
  indexes?: string;
  /** Read the rules again whenever their files change; faulty ones are logged and the last good ones stay. */
  watchRules?: boolean;
  /** Address of the account with the claim `admin: true` that the first start creates. */
  administratorEmail?: string;
  log?: (line: string) => void;
};
