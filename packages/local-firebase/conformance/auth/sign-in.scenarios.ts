import {
  createUserWithEmailAndPassword,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  validatePassword,
} from 'firebase/auth';
import type { Scenario } from '../scenario';
import { outcome } from '../transcript';
import { type AuthStage, currentUser } from './stage';

export const signInScenarios: Scenario<AuthStage>[] = [
  {
    name: 'sign-in returns the account and its claims',
    run: async ({ session, user }) => {
      const signedIn = (await signInWithEmailAndPassword(await session(), user.email, user.password)).user;
      const { claims, signInProvider, expirationTime, issuedAtTime } = await signedIn.getIdTokenResult();
      return {
        itself: signedIn.uid === user.uid && signedIn.email === user.email,
        verified: signedIn.emailVerified,
        anonymous: signedIn.isAnonymous,
        providers: signedIn.providerData.map(({ providerId, uid }) => [providerId, uid === user.email]),
        level: claims.level,
        subject: claims.sub === user.uid && claims.user_id === user.uid,
        email: [claims.email === user.email, claims.email_verified],
        firebase: { ...claims.firebase, identities: Object.keys(claims.firebase?.identities ?? {}) },
        signInProvider,
        seconds: (Date.parse(expirationTime) - Date.parse(issuedAtTime)) / 1000,
      };
    },
    expected: {
      itself: true,
      verified: false,
      anonymous: false,
      providers: [['password', true]],
      level: 1,
      subject: true,
      email: [true, false],
      firebase: { identities: ['email'], sign_in_provider: 'password' },
      signInProvider: 'password',
      seconds: 3600,
    },
  },
  {
    name: 'the email address is case-insensitive',
    run: async ({ session, user }) => {
      const { user: found } = await signInWithEmailAndPassword(
        await session(),
        user.email.toUpperCase(),
        user.password,
      );
      return found.email === user.email;
    },
    expected: true,
  },
  {
    name: 'a wrong password and an unknown address are indistinguishable',
    run: async ({ session, user }) => {
      const auth = await session();
      return [
        await outcome(signInWithEmailAndPassword(auth, user.email, 'wrong-password')),
        await outcome(signInWithEmailAndPassword(auth, `nobody-${user.email}`, user.password)),
      ];
    },
    expected: ['fails with auth/invalid-credential', 'fails with auth/invalid-credential'],
  },
  {
    name: 'invalid addresses and missing passwords are reported',
    run: async ({ session, user }) => {
      const auth = await session();
      return [
        await outcome(signInWithEmailAndPassword(auth, 'not an address', user.password)),
        await outcome(signInWithEmailAndPassword(auth, '', user.password)),
        await outcome(signInWithEmailAndPassword(auth, user.email, '')),
      ];
    },
    expected: [
      'fails with auth/invalid-email',
      'fails with auth/invalid-email',
      'fails with auth/missing-password',
    ],
  },
  {
    name: 'a disabled account cannot sign in until it is enabled again',
    run: async ({ session, user, administer }) => {
      const auth = await session();
      const attempt = () =>
        outcome(signInWithEmailAndPassword(auth, user.email, user.password).then(() => 'ok'));
      await administer('update', { disableUser: true });
      const disabled = await attempt();
      await administer('update', { disableUser: false });
      return [disabled, await attempt()];
    },
    expected: ['fails with auth/user-disabled', 'ok'],
  },
  {
    name: 'signing out ends the session',
    run: async ({ signedIn }) => {
      const auth = await signedIn();
      await signOut(auth);
      return auth.currentUser;
    },
    expected: null,
  },
  {
    name: 'one user can have two sessions at once',
    run: async ({ signedIn }) => {
      const [first, second] = [await signedIn(), await signedIn()];
      await signOut(first);
      return (await currentUser(second).getIdToken(true)).length > 100;
    },
    expected: true,
  },
  {
    name: 'public sign-up is refused',
    run: async ({ session, user }) => {
      const auth = await session();
      return [
        await outcome(
          createUserWithEmailAndPassword(auth, `new-${user.email}`, 'some-password').then(() => 'ok'),
        ),
        await outcome(signInAnonymously(auth).then(() => 'ok')),
      ];
    },
    expected: ['fails with auth/admin-restricted-operation', 'fails with auth/admin-restricted-operation'],
    differs: {
      target: 'official',
      expected: ['ok', 'ok'],
      because: 'The emulator allows public sign-up by default, as new projects do.',
    },
  },
  {
    name: 'the password policy can be read',
    run: async ({ session }) => {
      const auth = await session();
      return outcome(
        Promise.all(
          ['short', 'long-enough'].map(async (text) => (await validatePassword(auth, text)).isValid),
        ),
      );
    },
    expected: [false, true],
    differs: {
      target: 'official',
      expected: 'fails with auth/identitytoolkit.getpasswordpolicy-is-not-implemented-in-the-auth-emulator.',
      because: 'The emulator does not implement the password policy and returns 501.',
    },
  },
];
