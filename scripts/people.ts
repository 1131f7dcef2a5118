import type { Role } from '../lib/model/people';
import { accountOf, removeAuthenticatorApps, setAdministrator } from '../tools/maintenance/administrators';
import { openConnection } from '../tools/maintenance/connection';
import { answerInvites, invite, watchInvites } from '../tools/maintenance/invites';
import { newPassword } from '../tools/maintenance/new-password';
import { decide, listPeople, migrateAdministrators, type Person } from '../tools/maintenance/people';
import { readCommand } from '../tools/maintenance/people-command';
import { runTask } from '../tools/maintenance/run-task';
import { storeSecuritySettings } from '../tools/maintenance/settings';

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

/** Changes a role or state, with effect from the account's next request. */
async function change(email: string, changes: Partial<Person>, create: boolean) {
  const connection = openConnection(process.env);
  const account = await accountOf(connection, email, create ? () => newPassword(email) : undefined);
  console.log(line(await decide(connection, account, changes)));
}

// Lists the people with a role, invites somebody, or changes a role from the account's next request on. Also removes the
// authenticator apps of an account whose phone is lost.
await runTask(async () => {
  const { name, email, role, ...options } = readCommand(process.argv.slice(2));
  if (name === 'list') return list();
  if (name === 'migrate') return migrate();
  if (name === 'watch') return watch();
  if (name === 'reset-factor') return resetFactor(email);
  if (name === 'grant') return grant(email, options);
  if (name === 'invite' && role) return inviteByHand(email, role);
  return change(email, role ? { role } : { active: name === 'activate' }, options.create);
});
