import type { Case } from './cell';
import { getCase, listCase } from './read-cases';
import { emailOf, WRITER } from './records';
import type { Fields } from './value';

type Stated = { what: string; sound: boolean; uid?: string; fields: Fields };

const OWN: Fields = { email: emailOf(WRITER) };

const STATED: Stated[] = [
  { what: 'their own email', sound: true, fields: OWN },
  { what: 'the email of another account', sound: false, fields: { email: emailOf('somebody') } },
  { what: 'their email in upper case', sound: false, fields: { email: emailOf(WRITER).toUpperCase() } },
  { what: 'no email', sound: false, fields: {} },
  { what: 'an empty email', sound: false, fields: { email: '' } },
  { what: 'null', sound: false, fields: { email: null } },
  { what: 'a number', sound: false, fields: { email: 7 } },
  { what: 'a list', sound: false, fields: { email: [emailOf(WRITER)] } },
  { what: 'more than the email', sound: false, fields: { ...OWN, admin: true } },
  { what: 'their email under another account', sound: false, uid: 'somebody', fields: OWN },
  {
    what: 'the email of another account under their own',
    sound: false,
    uid: 'somebody',
    fields: { email: emailOf('somebody') },
  },
];

const lane = 'staff';

const states = ({ what, sound, uid = WRITER, fields }: Stated): Case[] =>
  (['create', 'update'] as const).map((operation) => ({
    place: 'Staff',
    operation,
    what: `stating ${what}`,
    sound,
    lane,
    make: () => ({
      seed: { [`Staff/${uid}`]: operation === 'create' ? null : { email: 'before@purvia.example' } },
      ask: { kind: 'commit', writes: [{ path: `Staff/${uid}`, fields }] },
    }),
  }));

const others: Case[] = [
  getCase(
    'Staff',
    'one of them',
    (id) => `Staff/${id}`,
    () => OWN,
  ),
  listCase('Staff', 'all', 'Staff'),
  {
    place: 'Staff',
    operation: 'delete',
    what: 'their own entry',
    sound: true,
    lane,
    make: () => ({
      seed: { [`Staff/${WRITER}`]: OWN },
      ask: { kind: 'commit', writes: [{ path: `Staff/${WRITER}`, fields: null }] },
    }),
  },
];

/** Cases for staff entries. Administrators are allowed to create and update only their own account's entry. */
export const staffCases = (): Case[] => [...STATED.flatMap(states), ...others];
