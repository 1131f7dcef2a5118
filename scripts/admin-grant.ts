import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { passwordNotice } from 'local-firebase/outbox';
import { createAccount, findAccount, setAdministrator } from '../tools/maintenance/administrators';
import { ConnectionError, openConnection } from '../tools/maintenance/connection';
import { runTask } from '../tools/maintenance/run-task';

const USAGE = 'Usage: npm run admin:grant -- EMAIL [--create | --remove]';

// Grants an account the administrator claim or, with --remove, revokes it. With --create, creates a missing account.
await runTask(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { create: { type: 'boolean', default: false }, remove: { type: 'boolean', default: false } },
  });
  const [email] = positionals;
  if (!email || positionals.length > 1 || (values.create && values.remove)) throw new ConnectionError(USAGE);
  const connection = openConnection(process.env);
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
