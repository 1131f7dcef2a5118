import {
  getMultiFactorResolver,
  type MultiFactorError,
  multiFactor,
  TotpMultiFactorGenerator,
} from 'firebase/auth';
import { auth, currentUser, type SecondStep } from './auth';
import { errorCode } from './auth-errors';

/** An authenticator app. `added` is when it was added. */
export type SecondFactor = { id: string; added: Date };

/** A secret for an authenticator app. */
export type Setup = {
  /** The secret in Base32, to be typed. */
  key: string;
  /** The address that a QR code contains. */
  address: string;
  /** Adds the app, with the first code that it shows. */
  finish: SecondStep;
};

/** Returns the second step after the error with which the first one was refused. */
export function secondStepAfter(error: unknown): SecondStep {
  const resolver = getMultiFactorResolver(auth(), error as MultiFactorError);
  return async (code) => {
    const factors = resolver.hints.filter(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
    await inOrder(factors, (factor) =>
      resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code)),
    );
  };
}

const WRONG_CODE = 'auth/invalid-verification-code';

/** Tries a code with each app in turn, because the user need not say which app shows it. */
async function inOrder<Factor>([first, ...others]: Factor[], tryOne: (factor: Factor) => Promise<unknown>) {
  if (!first) throw new Error('The account has no authenticator app.');
  try {
    await tryOne(first);
  } catch (error) {
    if (errorCode(error) !== WRONG_CODE || others.length === 0) throw error;
    await inOrder(others, tryOne);
  }
}

/** Returns the account's authenticator apps, as of the last sign-in, reload or change. */
export const secondFactors = (): SecondFactor[] =>
  multiFactor(currentUser()).enrolledFactors.map(({ uid, enrollmentTime }) => ({
    id: uid,
    added: new Date(enrollmentTime),
  }));

/**
 * Requests a secret for an authenticator app.
 * @param issuer the name under which the app lists the account
 * @throws FirebaseError if the sign-in is not recent or the address is not verified
 */
export async function startSetup(issuer: string): Promise<Setup> {
  const user = multiFactor(currentUser());
  const secret = await TotpMultiFactorGenerator.generateSecret(await user.getSession());
  return {
    key: secret.secretKey,
    address: secret.generateQrCodeUrl(currentUser().email ?? '', issuer),
    finish: (code) => user.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code)),
  };
}

/** Removes an authenticator app. @throws FirebaseError if the sign-in is not recent */
export async function removeSecondFactor(id: string): Promise<void> {
  await multiFactor(currentUser()).unenroll(id);
}
