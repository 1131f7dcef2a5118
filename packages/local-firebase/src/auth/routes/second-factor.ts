import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { ApiRequest, Route } from '../../http/route';
import { inTransaction } from '../../store/in-transaction';
import { authError } from '../auth-error';
import { changeCredentials } from '../change-credentials';
import type { AuthContext } from '../context';
import { PASS_LIFE_SECONDS } from '../passes';
import { requireRecentSignIn } from '../recent-sign-in';
import { remoteAddress } from '../remote-address';
import type { SecondFactor } from '../second-factors';
import { completeSignIn, startSession } from '../session';
import { base32, DIGITS, PERIOD_SECONDS, randomTotpSecret, stepOf } from '../totp';
import type { User } from '../user';
import { accountRoute } from './account-route';

/** The number of wrong codes after which further attempts are delayed. */
const FREE_FOR_CODES = 5;

type Handle<Schema extends z.ZodType> = (
  context: AuthContext,
  body: z.output<Schema>,
  request: ApiRequest,
) => Promise<object>;

/** Returns the routes that add and remove an authenticator app, and that sign in with its code. */
export function secondFactorRoutes(context: AuthContext): Route[] {
  function route<Schema extends z.ZodType>(operation: string, schema: Schema, handle: Handle<Schema>): Route {
    return accountRoute(context, operation, schema, (body, request) => handle(context, body, request), 'v2');
  }
  return [
    route('/mfaEnrollment:start', Start, start),
    route('/mfaEnrollment:finalize', Finish, finish),
    route('/mfaEnrollment:withdraw', Withdrawal, withdraw),
    route('/mfaSignIn:finalize', SignIn, signIn),
  ];
}

/**
 * Resolves to the account of an ID token whose user signed in recently. Only such users may change how the account is
 * protected.
 */
async function recentUser(context: AuthContext, idToken: string | undefined) {
  if (!idToken) throw authError('MISSING_ID_TOKEN');
  const verified = await context.idTokens.verify(idToken);
  requireRecentSignIn(context.now(), verified.authTime);
  return verified;
}

const Start = z.object({ idToken: z.string().optional(), totpEnrollmentInfo: z.object({}).optional() });

async function start(context: AuthContext, { idToken, totpEnrollmentInfo }: z.output<typeof Start>) {
  if (!totpEnrollmentInfo) throw authError('OPERATION_NOT_ALLOWED');
  const { user } = await recentUser(context, idToken);
  // Otherwise, whoever gives a wrong address would lock its owner out of it.
  if (!user.emailVerified) throw authError('UNVERIFIED_EMAIL');
  const secret = randomTotpSecret();
  const deadline = context.now().getTime() + PASS_LIFE_SECONDS * 1000;
  return {
    totpSessionInfo: {
      sharedSecretKey: base32(secret),
      verificationCodeLength: DIGITS,
      hashingAlgorithm: 'SHA1',
      periodSec: PERIOD_SECONDS,
      sessionInfo: await context.passes.issue('enrolment', user, secret),
      finalizeEnrollmentTime: new Date(deadline).toISOString(),
    },
  };
}

const Code = z.object({ sessionInfo: z.string().optional(), verificationCode: z.string().optional() });

const Finish = z.object({
  idToken: z.string().optional(),
  displayName: z.string().max(256).optional(),
  totpVerificationInfo: Code.optional(),
});

async function finish(
  context: AuthContext,
  { idToken, displayName, totpVerificationInfo }: z.output<typeof Finish>,
) {
  const { user, authTime } = await recentUser(context, idToken);
  const { sessionInfo, verificationCode } = totpVerificationInfo ?? {};
  if (!sessionInfo) throw authError('MISSING_SESSION_INFO');
  if (!verificationCode) throw authError('MISSING_CODE');
  const pass = await context.passes.read('enrolment', sessionInfo);
  if (pass?.user.uid !== user.uid) throw authError('SESSION_EXPIRED');
  const step = stepOf(pass.secret, verificationCode, context.now());
  if (step === null) throw authError('INVALID_CODE');
  const added = inTransaction(context.db, () => {
    const id = context.secondFactors.add(user.uid, {
      secret: pass.secret,
      displayName: displayName ?? null,
      lastStep: step,
    });
    return { id, changed: endSessions(context, user) };
  });
  return startSession(context, added.changed, authTime, added.id);
}

const Withdrawal = z.object({ idToken: z.string().optional(), mfaEnrollmentId: z.string().optional() });

async function withdraw(context: AuthContext, { idToken, mfaEnrollmentId }: z.output<typeof Withdrawal>) {
  const { user, authTime, secondFactor } = await recentUser(context, idToken);
  const changed = inTransaction(context.db, () => {
    const factor = context.secondFactors.of(user.uid).find(({ id }) => id === mfaEnrollmentId);
    if (!factor) throw authError('MFA_ENROLLMENT_NOT_FOUND');
    context.secondFactors.remove(factor.id);
    return endSessions(context, user);
  });
  return startSession(context, changed, authTime, secondFactor === mfaEnrollmentId ? null : secondFactor);
}

/** Ends all sessions, because whoever else is signed in did not pass the account's new protection. */
function endSessions(context: AuthContext, user: User): User {
  return changeCredentials(context, user.uid, {}) ?? user;
}

const SignIn = z.object({
  mfaPendingCredential: z.string().optional(),
  mfaEnrollmentId: z.string().optional(),
  totpVerificationInfo: Code.optional(),
});

async function signIn(
  context: AuthContext,
  { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo }: z.output<typeof SignIn>,
  request: ApiRequest,
) {
  if (!mfaPendingCredential) throw authError('MISSING_MFA_PENDING_CREDENTIAL');
  if (!mfaEnrollmentId) throw authError('MISSING_MFA_ENROLLMENT_ID');
  if (!totpVerificationInfo?.verificationCode) throw authError('MISSING_CODE');
  const pass = await context.passes.read('password', mfaPendingCredential);
  if (!pass) throw authError('INVALID_MFA_PENDING_CREDENTIAL');
  const { user } = pass;
  if (user.disabled) throw authError('USER_DISABLED');
  const { id } = await useCode(context, user.uid, mfaEnrollmentId, totpVerificationInfo.verificationCode);
  const { idToken, refreshToken } = await completeSignIn(context, user, remoteAddress(request), id);
  return { idToken, refreshToken };
}

/** Resolves to the app that shows this code, and uses the code up. Rejects after too many wrong codes. */
async function useCode(context: AuthContext, uid: string, id: string, code: string): Promise<SecondFactor> {
  const subject = { name: `codes of ${uid}`, free: FREE_FOR_CODES };
  await sleep(context.throttle.begin([subject]));
  const used = inTransaction(context.db, () => {
    const factor = context.secondFactors.of(uid).find((each) => each.id === id);
    if (!factor) throw authError('MFA_ENROLLMENT_NOT_FOUND');
    const step = stepOf(factor.secret, code, context.now(), factor.lastStep);
    if (step === null) throw authError('INVALID_CODE');
    context.secondFactors.markUsed(id, step);
    return factor;
  });
  context.throttle.succeed([subject]);
  return used;
}
