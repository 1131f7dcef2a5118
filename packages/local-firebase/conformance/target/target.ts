import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import type { FirebaseStorage } from 'firebase/storage';

export type TargetName = 'local' | 'official';

export type Account = {
  uid: string;
  email: string;
  password: string;
  claims?: Record<string, unknown>;
  disabled?: boolean;
};

/** The services of one SDK app. They share the user who is signed in to `auth`. */
export type Client = { auth: Auth; firestore: Firestore; storage: FirebaseStorage };

/** A backend's addresses, as `host:port`, and credentials. */
export type Endpoints = {
  projectId: string;
  /** For requests with an API key, the official Auth emulator always uses the project that it was started with. */
  authProjectId: string;
  authAddress: string;
  firestoreAddress: string;
  storageAddress: string;
  ownerToken: string;
};

/** Operations that differ between backends. */
export type Backend = {
  endpoints: Endpoints;
  /** Rejects if the rules are invalid. */
  setFirestoreRules(source: string): Promise<void>;
  setStorageRules(source: string): Promise<void>;
  /** Returns the latest password-reset code sent to `email`. */
  passwordResetCode(email: string): Promise<string>;
  close(): Promise<void>;
};

/** A running backend, with the operations that scenarios use. */
export type Target = Backend & {
  name: TargetName;
  /** Creates the user. If the user exists, sets only the claims and whether the account is disabled. */
  createUser(account: Account): Promise<void>;
  /** Creates an SDK app, signed in if an account is given. */
  connect(account?: Account): Promise<Client>;
  /** A Firestore client that bypasses the rules. */
  owner: Firestore;
  /** Sends a raw request with the owner token, unless `token` is given. If `token` is null, no token is sent. */
  request(path: string, init?: RawRequest): Promise<RawAnswer>;
};

/** A `body` is sent unchanged if it is a string, as a form if it is URLSearchParams, and otherwise as JSON. */
export type RawRequest = {
  service?: 'auth' | 'firestore' | 'storage';
  method?: string;
  body?: unknown;
  token?: string | null;
};

export type RawAnswer = { status: number; body: unknown };
