import { deleteUser, reload, updateProfile } from 'firebase/auth';
import type { Scenario } from '../scenario';
import { outcome } from '../transcript';
import { type AuthStage, currentUser, opens } from './stage';

export const accountScenarios: Scenario<AuthStage>[] = [
  {
    name: 'changed claims appear on the next refresh, not before',
    run: async ({ signedIn, administer }) => {
      const user = currentUser(await signedIn());
      await administer('update', { customAttributes: JSON.stringify({ level: 2 }) });
      const levels = [await user.getIdTokenResult(), await user.getIdTokenResult(true)];
      return levels.map(({ claims }) => claims.level);
    },
    expected: [1, 2],
  },
  {
    name: 'a refresh keeps the sign-in time',
    run: async ({ signedIn }) => {
      const user = currentUser(await signedIn());
      const before = await user.getIdTokenResult();
      const after = await user.getIdTokenResult(true);
      return before.authTime === after.authTime;
    },
    expected: true,
  },
  {
    name: 'the profile can be changed and reloaded',
    run: async ({ signedIn }) => {
      const [here, there] = [currentUser(await signedIn()), currentUser(await signedIn())];
      await updateProfile(here, { displayName: 'Somebody' });
      const before = there.displayName;
      await reload(there);
      return [before, there.displayName, (await there.getIdTokenResult(true)).claims.name];
    },
    expected: [null, 'Somebody', 'Somebody'],
  },
  {
    name: 'a disabled account is detected on refresh and on reload',
    run: async ({ signedIn, administer }) => {
      const [one, other] = [currentUser(await signedIn()), currentUser(await signedIn())];
      await administer('update', { disableUser: true });
      return [await outcome(one.getIdToken(true)), await outcome(reload(other))];
    },
    expected: ['fails with auth/user-disabled', 'fails with auth/user-disabled'],
  },
  {
    name: 'a deleted account is detected on refresh and cannot sign in',
    run: async (stage) => {
      const user = currentUser(await stage.signedIn());
      await stage.administer('delete');
      return [await outcome(user.getIdToken(true)), await opens(stage)];
    },
    expected: ['fails with auth/user-token-expired', 'fails with auth/invalid-credential'],
    differs: {
      target: 'official',
      expected: ['fails with auth/invalid-refresh-token', 'fails with auth/invalid-credential'],
      because:
        'The emulator does not recognise the refresh token of a deleted account, so the SDK keeps the session.',
    },
  },
  {
    name: 'users can delete their own account',
    run: async (stage) => {
      await deleteUser(currentUser(await stage.signedIn()));
      return opens(stage);
    },
    expected: 'fails with auth/invalid-credential',
  },
];
