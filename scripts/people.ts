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

/** Returns the change that each command makes, or null if its argument is wrong. Only `role` has an argument. */
const CHANGES: Record<string, (role?: string) => Partial<Person> | null> = {
  role: (role) => (isRole(role) ? { role } : null),
  deactivate: (role) => (role ? null : { active: false }),
  activate: (role) => (role ? null : { active: true }),
};

const line = ({ email, role, active }: Person) => `${email}: ${active ? role : `deactivated ${role}`}`;

async function list() {
  const people = await listPeople(openConnection(process.env));
  for (const person of people) console.log(`${line(person)}, since ${person.since}`);
}

async function resetFactor(email: string) {
  await removeAuthenticatorApps(openConnection(process.env), email);
  console.log(`${email} has no authenticator app any more, and must sign in again with the password alone.`);
}

// Lists the people with a role, or changes one, from the account's next request on. Also removes the authenticator apps of an
// account whose phone is lost.
await runTask(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { create: { type: 'boolean', default: false } },
  });
  const [command = '', email, role, ...more] = positionals;
  if (command === 'list' && !email) return list();
  if (command === 'reset-factor' && email && !role) return resetFactor(email);
  const change = CHANGES[command]?.(role);
  if (!email || !change || more.length > 0) throw new ConnectionError(USAGE);
  const connection = openConnection(process.env);
  const account = await accountOf(connection, email, values.create ? () => newPassword(email) : undefined);
  console.log(line(await decide(connection, account, change)));
});
