import {
  confirmPasswordReset,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { Scenario } from '../scenario';
import { outcome } from '../transcript';
import { type AuthStage, currentUser, opens } from './stage';

export const passwordScenarios: Scenario<AuthStage>[] = [
  {
    name: 'a new password replaces the old one',
    run: async (stage) => {
      await updatePassword(currentUser(await stage.signedIn()), 'second-password');
      return [await opens(stage), await opens(stage, 'second-password')];
    },
    expected: ['fails with auth/invalid-credential', 'ok'],
  },
  {
    name: 'the user who changed the password stays signed in',
    run: async ({ signedIn }) => {
      const user = currentUser(await signedIn());
      await updatePassword(user, 'second-password');
      return outcome(user.getIdToken(true).then(() => 'ok'));
    },
    expected: 'ok',
  },
  {
    name: 'a weak password is rejected, and the old password still works',
    run: async (stage) => {
      const user = currentUser(await stage.signedIn());
      return [await outcome(updatePassword(user, '12345')), await opens(stage)];
    },
    expected: ['fails with auth/weak-password', 'ok'],
  },
  {
    name: 'reauthentication requires the correct password',
    run: async ({ signedIn, user }) => {
      const current = currentUser(await signedIn());
      const again = (password: string) =>
        outcome(
          reauthenticateWithCredential(current, EmailAuthProvider.credential(user.email, password)).then(
            () => 'ok',
          ),
        );
      return [await again(user.password), await again('wrong-password')];
    },
    expected: ['ok', 'fails with auth/invalid-credential'],
  },
  {
    name: 'a reset code identifies its account and sets a password only once',
    run: async (stage) => {
      const auth = await stage.session();
      await sendPasswordResetEmail(auth, stage.user.email);
      const code = await stage.target.passwordResetCode(stage.user.email);
      const named = (await verifyPasswordResetCode(auth, code)) === stage.user.email;
      const weak = await outcome(confirmPasswordReset(auth, code, '12345'));
      await confirmPasswordReset(auth, code, 'third-password');
      const again = await outcome(confirmPasswordReset(auth, code, 'fourth-password'));
      return { named, weak, again, old: await opens(stage), fresh: await opens(stage, 'third-password') };
    },
    expected: {
      named: true,
      weak: 'fails with auth/weak-password',
      again: 'fails with auth/invalid-action-code',
      old: 'fails with auth/invalid-credential',
      fresh: 'ok',
    },
  },
  {
    name: 'a reset request for an unknown address succeeds like any other',
    run: async ({ session, user }) =>
      outcome(sendPasswordResetEmail(await session(), `nobody-${user.email}`)),
    expected: 'ok',
  },
  {
    name: 'an invented reset code is rejected',
    run: async ({ session }) => {
      const auth = await session();
      return [
        await outcome(verifyPasswordResetCode(auth, 'invented')),
        await outcome(confirmPasswordReset(auth, 'invented', 'some-password')),
      ];
    },
    expected: ['fails with auth/invalid-action-code', 'fails with auth/invalid-action-code'],
  },
];
