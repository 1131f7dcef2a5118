import type Database from 'libsql';
import type { SendMail } from '../mail';
import type { Outbox } from '../outbox';
import { createIdTokens, type IdTokens } from './id-token';
import { createKnownRemotes, type KnownRemotes } from './known-remotes';
import { createPasses, type Passes } from './passes';
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from './password-policy';
import { createRefreshTokens, type RefreshTokens } from './refresh-tokens';
import { createResetCodes, type ResetCodes } from './reset-codes';
import { createSecondFactors, type SecondFactors } from './second-factors';
import { createSigningKeys, type SigningKeys } from './signing-keys';
import { createThrottle, type Throttle } from './throttle';
import { createUserStore, type UserStore } from './user-store';

export type AuthOptions = {
  db: Database.Database;
  projectId: string;
  /** Requests with this token have the owner's rights. */
  ownerToken: string;
  /** Stores the messages that other services send by email. */
  outbox: Outbox;
  /** Null if there is no mail server. */
  sendMail?: SendMail | null;
  log(line: string): void;
  now?: () => Date;
  passwordPolicy?: PasswordPolicy;
};

/** The dependencies of account operations. */
export type AuthContext = Required<AuthOptions> & {
  users: UserStore;
  keys: SigningKeys;
  idTokens: IdTokens;
  refreshTokens: RefreshTokens;
  resetCodes: ResetCodes;
  secondFactors: SecondFactors;
  passes: Passes;
  throttle: Throttle;
  knownRemotes: KnownRemotes;
};

export function createAuthContext(options: AuthOptions): AuthContext {
  const { db, projectId, now = () => new Date(), passwordPolicy = DEFAULT_PASSWORD_POLICY } = options;
  const users = createUserStore(db);
  const keys = createSigningKeys(db, now);
  return {
    ...options,
    now,
    sendMail: options.sendMail ?? null,
    passwordPolicy,
    users,
    keys,
    idTokens: createIdTokens(projectId, keys, users, now),
    refreshTokens: createRefreshTokens(db, now),
    resetCodes: createResetCodes(db, now),
    secondFactors: createSecondFactors(db, now),
    passes: createPasses(projectId, keys, users, now),
    throttle: createThrottle(db, now),
    knownRemotes: createKnownRemotes(db, now),
  };
}
