import { type Case, judged } from './cell';
import { getCase, listCase } from './read-cases';
import { emailOf, WRITER } from './records';
import type { Fields } from './value';
import { commitCase } from './writes';

const OWN: Fields = { email: emailOf(WRITER) };

const STATED = judged<[fields: Fields, uid?: string]>(
  { 'their own email': [OWN] },
  {
    'the email of another account': [{ email: emailOf('somebody') }],
    'their email in upper case': [{ email: emailOf(WRITER).toUpperCase() }],
    'no email': [{}],
    'an empty email': [{ email: '' }],
    null: [{ email: null }],
    'a number': [{ email: 7 }],
    'a list': [{ email: [emailOf(WRITER)] }],
    'more than the email': [{ ...OWN, admin: true }],
    'their email under another account': [OWN, 'somebody'],
    'the email of another account under their own': [{ email: emailOf('somebody') }, 'somebody'],
  },
);

const lane = 'staff';

/** Cases for staff entries. Administrators are allowed to create and update only their own account's entry. */
export const staffCases = (): Case[] => [
  ...STATED.flatMap(({ what, sound, row: [fields, uid = WRITER] }) =>
    (['create', 'update'] as const).map((operation) =>
      commitCase({ place: 'Staff', operation, what: `stating ${what}`, sound, lane }, () => ({
        seed: { [`Staff/${uid}`]: operation === 'create' ? null : { email: 'before@purvia.example' } },
        writes: [{ path: `Staff/${uid}`, fields }],
      })),
    ),
  ),
  commitCase({ place: 'Staff', operation: 'delete', what: 'their own entry', sound: true, lane }, () => ({
    seed: { [`Staff/${WRITER}`]: OWN },
    writes: [{ path: `Staff/${WRITER}`, fields: null }],
  })),
  getCase(
    'Staff',
    'one of them',
    (id) => `Staff/${id}`,
    () => OWN,
  ),
  listCase('Staff', 'all', 'Staff'),
];
