import { parseArgs } from 'node:util';
import { isRole, ROLES } from '../lib/model/people';
import { removeAuthenticatorApps } from '../tools/maintenance/administrators';
import { ConnectionError, openConnection } from '../tools/maintenance/connection';
import { newPassword } from '../tools/maintenance/new-password';
import { accountOf, decide, listPeople, type Person } from '../tools/maintenance/people';
import { runTask } from '../tools/maintenance/run-task';

const USAGE = `Usage: npm run people -- list
       npm run people -- role EMAIL ${ROLES.join('|')} [--create]
       npm run people -- deactivate EMAIL
       npm run people -- activate EMAIL
       npm run people -- reset-factor EMAIL`;

const line = ({ email, role, active }: Person) => `${email}: ${active ? role : `deactivated ${role}`}`;

// Lists who may do what, or decides it, from the account's next request on. Also removes the authenticator apps of an
// account whose phone is lost.
await runTask(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { create: { type: 'boolean', default: false } },
  });
  const [command, email, role, ...more] = positionals;
  const connection = openConnection(process.env);
  if (command === 'list' && !email) {
    for (const { since, ...person } of await listPeople(connection))
      console.log(`${line(person)}, since ${since}`);
    return;
  }
  if (command === 'reset-factor' && email && !role && !values.create) {
    await removeAuthenticatorApps(connection, email);
    console.log(
      `${email} has no authenticator app any more, and must sign in again with the password alone.`,
    );
    return;
  }
  const changes = {
    role: isRole(role) ? { role } : undefined,
    deactivate: { active: false },
    activate: { active: true },
  };
  const change = command && command in changes ? changes[command as keyof typeof changes] : undefined;
  const isExtra = command === 'role' ? more.length > 0 : role !== undefined || values.create;
  if (!email || !change || isExtra) throw new ConnectionError(USAGE);
  const account = await accountOf(connection, email, values.create ? () => newPassword(email) : undefined);
  console.log(line(await decide(connection, account, change)));
});
