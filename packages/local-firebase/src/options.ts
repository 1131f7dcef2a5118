import type { MailOptions } from './mail';

export type LocalFirebaseOptions = {
  /** The data directory. It is created if it is missing. */
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
  /** The path of `firestore.indexes.json`. Queries that need any other index are rejected, as in production. */
  indexes?: string;
  /**
   * Whether to reload the rules when their files change. If the new rules are invalid, the error is logged and the last
   * valid rules are kept.
   */
  watchRules?: boolean;
  /** If there are no accounts, an administrator with this email address and the claim `admin: true` is created. */
  administratorEmail?: string;
  /**
   * The names of further hosts, without ports. Requests must be for this machine or one of these hosts, and requests
   * that could change data must not come from pages of other hosts.
   */
  hosts?: string[];
  /**
   * Whether to limit requests without a valid token to 256 KiB, 20 writes and 100 documents. Their queries must have a
   * limit. Set this if strangers can reach the backend.
   */
  limitAnonymous?: boolean;
  /** The length that new passwords must have, in characters: at least 6, as in Firebase (the default). */
  minPasswordLength?: number;
  /** The mail server for password reset codes. Without it, they are written to `outbox` in the data directory. */
  mail?: MailOptions;
  log?: (line: string) => void;
};
