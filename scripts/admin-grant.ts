import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { passwordNotice } from 'local-firebase/outbox';
import {
  createAccount,
  findAccount,
  removeAuthenticatorApps,
  setAdministrator,
} from '../tools/maintenance/administrators';
import { ConnectionError, openConnection } from '../tools/maintenance/connection';
import { runTask } from '../tools/maintenance/run-task';

const USAGE = 'Usage: npm run admin:grant -- EMAIL [--create | --remove | --reset-factor]';

// Grants an account the administrator claim or, with --remove, revokes it. With --create, creates a missing account. With
// --reset-factor, only removes the account's authenticator apps.
await runTask(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      create: { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
      'reset-factor': { type: 'boolean', default: false },
    },
  });
  const [email] = positionals;
  const chosen = Object.values(values).filter(Boolean).length;
  if (!email || positionals.length > 1 || chosen > 1) throw new ConnectionError(USAGE);
  const connection = openConnection(process.env);
  if (values['reset-factor']) {
    await removeAuthenticatorApps(connection, email);
    console.log(
      `${email} has no authenticator app any more and must sign in again. The password alone is enough until a new app is added.`,
    );
    return;
  }
  if (values.create && !(await findAccount(connection, email))) {
    const password = randomBytes(18).toString('base64url');
    await createAccount(connection, email, password);
    console.log(passwordNotice('The new account', { email, password }, process.env.DATA_DIR ?? '.data'));
  }
  await setAdministrator(connection, email, !values.remove);
  console.log(
    values.remove
      ? `${email} will no longer be an administrator of ${connection.name} once the account's current token expires, within an hour.`
      : `${email} will be an administrator of ${connection.name} from the next sign-in, or within an hour if already signed in.`,
  );
});
