import { parseArgs } from 'node:util';
import { isRole, ROLES, type Role } from '../lib/model/people';
import { accountOf, removeAuthenticatorApps, setAdministrator } from '../tools/maintenance/administrators';
import { ConnectionError, openConnection } from '../tools/maintenance/connection';
import { answerInvites, invite, watchInvites } from '../tools/maintenance/invites';
import { newPassword } from '../tools/maintenance/new-password';
import { decide, listPeople, migrateAdministrators, type Person } from '../tools/maintenance/people';
import { runTask } from '../tools/maintenance/run-task';
import { storeSecuritySettings } from '../tools/maintenance/settings';

const USAGE = `Usage: npm run people -- list
       npm run people -- role EMAIL ${ROLES.join('|')} [--create]
       npm run people -- deactivate EMAIL
       npm run people -- activate EMAIL
       npm run people -- reset-factor EMAIL
       npm run people -- invite EMAIL ${ROLES.join('|')}
       npm run people -- watch
       npm run people -- migrate
       npm run people -- grant EMAIL [--create | --remove]`;

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

async function inviteByHand(email: string, role: Role) {
  const connection = openConnection(process.env);
  await invite(connection, email, role);
  await answerInvites(connection);
  console.log(`${email} is invited. The People view of the admin shows whether it was sent.`);
}

async function migrate() {
  const connection = openConnection(process.env);
  await storeSecuritySettings(connection);
  const migrated = await migrateAdministrators(connection);
  for (const email of migrated) console.log(`${email}: administrator`);
  if (migrated.length === 0) console.log('Every account with the claim already has a role.');
}

/** Processes administrators' invitations until stopped. */
async function watch() {
  const connection = openConnection(process.env);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
  console.log(`Sending the invitations in ${connection.name}. Press Ctrl+C to stop.`);
  await watchInvites(connection, { signal: stopping.signal, log: console.log });
}

/** Makes an account an administrator. Also sets the claim, which lets it in again if its document in People is lost. */
async function grant(email: string, { create, remove }: { create: boolean; remove: boolean }) {
  const connection = openConnection(process.env);
  const account = await accountOf(connection, email, create ? () => newPassword(email) : undefined);
  await setAdministrator(connection, email, !remove);
  console.log(line(await decide(connection, account, { role: 'administrator', active: !remove })));
}

// Lists the people with a role, invites somebody, or changes a role from the account's next request on. Also removes the
// authenticator apps of an account whose phone is lost.
await runTask(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { create: { type: 'boolean', default: false }, remove: { type: 'boolean', default: false } },
  });
  const [command = '', email, role, ...more] = positionals;
  if (command === 'list' && !email) return list();
  if (command === 'migrate' && !email) return migrate();
  if (command === 'watch' && !email) return watch();
  if (command === 'reset-factor' && email && !role) return resetFactor(email);
  if (command === 'invite' && email && isRole(role)) return inviteByHand(email, role);
  if (command === 'grant' && email && !role) return grant(email, values);
  const change = CHANGES[command]?.(role);
  if (!email || !change || more.length > 0) throw new ConnectionError(USAGE);
  const connection = openConnection(process.env);
  const account = await accountOf(connection, email, values.create ? () => newPassword(email) : undefined);
  console.log(line(await decide(connection, account, change)));
});
