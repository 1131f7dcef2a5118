import { parseArgs } from 'node:util';
import { setAdministrator } from '../tools/maintenance/administrators';
import { ConnectionError, openConnection } from '../tools/maintenance/connection';
import { newPassword } from '../tools/maintenance/new-password';
import { accountOf, decide } from '../tools/maintenance/people';
import { runTask } from '../tools/maintenance/run-task';

const USAGE = 'Usage: npm run admin:grant -- EMAIL [--create | --remove]';

// Makes an account an administrator or, with --remove, deactivates it. With --create, creates a missing account. Also
// sets the claim, which lets the account in again if its document in People is lost.
await runTask(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { create: { type: 'boolean', default: false }, remove: { type: 'boolean', default: false } },
  });
  const [email] = positionals;
  if (!email || positionals.length > 1 || (values.create && values.remove)) throw new ConnectionError(USAGE);
  const connection = openConnection(process.env);
  const account = await accountOf(connection, email, values.create ? () => newPassword(email) : undefined);
  await setAdministrator(connection, email, !values.remove);
  await decide(connection, account, { role: 'administrator', active: !values.remove });
  console.log(
    values.remove
      ? `${email} is no longer an administrator of ${connection.name}.`
      : `${email} is an administrator of ${connection.name}.`,
  );
});
