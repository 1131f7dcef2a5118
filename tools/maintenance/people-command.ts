import { parseArgs } from 'node:util';
import { isRole, ROLES, type Role } from '../../lib/model/people';
import { ConnectionError } from './connection';

const ROLE = ROLES.join('|');

/** The arguments of each command. */
const COMMANDS = {
  list: '',
  role: `EMAIL ${ROLE} [--create]`,
  deactivate: 'EMAIL',
  activate: 'EMAIL',
  'reset-factor': 'EMAIL',
  invite: `EMAIL ${ROLE}`,
  watch: '',
  migrate: '',
  grant: 'EMAIL [--create | --remove]',
} as const;

type Name = keyof typeof COMMANDS;

const isName = (name: string): name is Name => Object.hasOwn(COMMANDS, name);

const usageOf = (name: Name) => `npm run people -- ${name} ${COMMANDS[name]}`.trim();

const NAMES = Object.keys(COMMANDS).filter(isName);

const OPTIONS = ['create', 'remove'] as const;

export type PeopleCommand = { name: Name; email: string; role?: Role; create: boolean; remove: boolean };

/** Returns the command in an operator's arguments. @throws ConnectionError if they are wrong */
export function readCommand(args: string[]): PeopleCommand {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { create: { type: 'boolean', default: false }, remove: { type: 'boolean', default: false } },
  });
  const [name, ...given] = positionals;
  if (!name) throw new ConnectionError(`Usage: ${NAMES.map(usageOf).join('\n       ')}`);
  if (!isName(name)) {
    throw new ConnectionError(`There is no command ${name}. The commands are ${NAMES.join(', ')}.`);
  }
  const refuse = (problem: string) => new ConnectionError(`${problem} Usage: ${usageOf(name)}`);
  const wanted: string[] = COMMANDS[name].split(' ').filter((word) => word === 'EMAIL' || word === ROLE);
  const [email = '', role] = given;
  if (wanted.includes('EMAIL') && !email) throw refuse('The email address is missing.');
  if (wanted.includes('EMAIL') && !/^\S+@\S+$/.test(email)) throw refuse(`${email} is not an email address.`);
  if (wanted.includes(ROLE) && !role) throw refuse('The role is missing.');
  if (wanted.includes(ROLE) && !isRole(role)) throw refuse(`${role} is not a role.`);
  const [unknown] = given.slice(wanted.length);
  if (unknown) throw refuse(`${unknown} is not an argument of ${name}.`);
  const option = OPTIONS.find((one) => values[one] && !COMMANDS[name].includes(`--${one}`));
  if (option) throw refuse(`--${option} is not an option of ${name}.`);
  if (values.create && values.remove) throw refuse('--create and --remove cannot be used together.');
  return { name, email, ...(isRole(role) && { role }), ...values };
}
