import { PEOPLE } from './actors';
import { type Case, judged, type Operation, type Write } from './cell';
import { getCase, listCase } from './read-cases';
import { emailOf, historyEntry, LONG_AGO, STORED_REVISION, WRITER } from './records';
import { Double, type Fields, NOW } from './value';
import { type Commit, commitCase } from './writes';

const stored = (id: string): Fields => ({
  ...{ email: emailOf(id), role: 'writer', active: true },
  ...{ since: LONG_AGO, by: 'somebody', revision: STORED_REVISION },
});

const decided = (id: string, revision: number, changes: Fields = {}): Fields => ({
  ...stored(id),
  ...{ revision, since: NOW, by: WRITER },
  ...changes,
});

const FORGED: Record<string, Fields> = {
  'an unknown role': { role: 'owner' },
  'an extra field': { admin: true },
  'another time': { since: LONG_AGO },
  'the name of somebody else': { by: 'somebody' },
};

const DECISIONS = judged<Fields>(
  {
    'a writer': {},
    'a publisher': { role: 'publisher' },
    'an administrator': { role: 'administrator' },
    'a deactivated writer': { active: false },
    'an address of one character': { email: '@' },
    'an address of 254 characters': { email: 'e'.repeat(254) },
  },
  {
    ...FORGED,
    'no role': { role: '' },
    'all roles': { role: ['writer', 'publisher', 'administrator'] },
    'a state that is a text': { active: 'true' },
    'an address of 255 characters': { email: 'e'.repeat(255) },
    'no address': { email: '' },
    'an address that is a number': { email: 1 },
  },
);

const WRONG_REVISIONS = {
  create: [0, 2, new Double(1)],
  update: [1, 3, 5, new Double(4)],
};

const revisions = (operation: 'create' | 'update') =>
  WRONG_REVISIONS[operation].map((revision) => ({
    what: `revision ${revision instanceof Double ? `${revision.value}.0` : revision}`,
    row: { revision } as Fields,
    sound: false,
  }));

const entry = (path: string, before: Fields): Write => ({
  path: `${path}/history/${STORED_REVISION}`,
  fields: historyEntry(before),
});

/** Returns a case for a person who exists, unless the operation creates it. */
const personCase = (
  operation: Operation,
  what: string,
  sound: boolean,
  writes: (path: string, id: string, before: Fields) => Write[],
): Case =>
  commitCase({ place: 'People', operation, what, sound }, (id) => ({
    seed: operation === 'create' ? {} : { [`People/${id}`]: stored(id) },
    writes: writes(`People/${id}`, id, stored(id)),
  }));

const decisions = (): Case[] => [
  ...[...DECISIONS, ...revisions('create')].map(({ what, sound, row }) =>
    personCase('create', `a colleague, with ${what}`, sound, (path, id) => [
      { path, fields: decided(id, 1, row) },
    ]),
  ),
  ...[...DECISIONS, ...revisions('update')].map(({ what, sound, row }) =>
    personCase('update', `a colleague, with ${what}`, sound, (path, id, before) => [
      { path, fields: decided(id, STORED_REVISION + 1, row) },
      entry(path, before),
    ]),
  ),
  personCase('update', 'a colleague, without keeping the former state', false, (path, id) => [
    { path, fields: decided(id, STORED_REVISION + 1) },
  ]),
  personCase('delete', 'a colleague', true, (path, _id, before) => [
    { path, fields: null },
    entry(path, before),
  ]),
  commitCase({ place: 'history', operation: 'create', what: 'a former state alone', sound: false }, (id) => ({
    seed: { [`People/${id}`]: stored(id) },
    writes: [entry(`People/${id}`, stored(id))],
  })),
];

const OWN = `People/${WRITER}`;

const OWN_CHANGES: Fields[] = [
  { role: 'writer' },
  { role: 'administrator' },
  { active: false },
  { active: true },
];

/** No account may write its own document. That of an account which only has the claim does not exist yet. */
const own = (): Case[] => {
  const ownCase = (operation: Operation, what: string, fields: Fields, more: Write[] = []) =>
    commitCase({ place: 'People, own', operation, what, sound: true }, () => ({
      writes: [{ path: OWN, fields }, ...more],
    }));
  return [
    ...OWN_CHANGES.map((changes) =>
      ownCase(
        'update',
        `now with ${JSON.stringify(changes)}`,
        decided(WRITER, STORED_REVISION + 1, changes),
        [entry(OWN, PEOPLE[OWN] ?? {})],
      ),
    ),
    ownCase('create', 'as an administrator', decided(WRITER, 1, { role: 'administrator' })),
    {
      ...{ place: 'People, own', operation: 'get', what: 'their role', sound: true },
      make: () => ({ seed: {}, ask: { kind: 'get', path: OWN } }),
    },
  ];
};

const invited = (email: string, revision: number, changes: Fields = {}): Fields => ({
  ...{ email, role: 'writer', state: 'asked', since: NOW, by: WRITER, revision },
  ...changes,
});

const INVITATIONS = judged<Fields>(
  { 'a writer': {}, 'an administrator': { role: 'administrator' } },
  {
    ...FORGED,
    'another address than its own': { email: 'other@matrix.example' },
    'a state that only the operator reports': { state: 'sent' },
  },
);

const invitationCase = (
  operation: 'create' | 'update',
  what: string,
  sound: boolean,
  make: (email: string) => Commit,
): Case =>
  commitCase({ place: 'Invites', operation, what: `an invitation${what}`, sound }, (id) =>
    make(`${id}@matrix.example`.toLowerCase()),
  );

const invitations = (): Case[] => [
  ...INVITATIONS.flatMap(({ what, sound, row }) => [
    invitationCase('create', `, with ${what}`, sound, (email) => ({
      seed: {},
      writes: [{ path: `Invites/${email}`, fields: invited(email, 1, row) }],
    })),
    invitationCase('update', `, with ${what}`, sound, (email) => {
      const path = `Invites/${email}`;
      const before = invited(email, STORED_REVISION, { state: 'sent', since: LONG_AGO, by: 'operator' });
      const fields = invited(email, STORED_REVISION + 1, row);
      return { seed: { [path]: before }, writes: [{ path, fields }, entry(path, before)] };
    }),
  ]),
  ...[254, 255].map((length) =>
    invitationCase('create', ` to an address of ${length} characters`, length <= 254, (email) => {
      const address = email.padStart(length, 'e');
      return { seed: {}, writes: [{ path: `Invites/${address}`, fields: invited(address, 1) }] };
    }),
  ),
  ...Object.entries({ 'no address': 'somebody', 'their own address': emailOf(WRITER) }).map(([to, email]) =>
    invitationCase('create', ` to ${to}`, false, () => ({
      seed: {},
      writes: [{ path: `Invites/${email}`, fields: invited(email, 1) }],
    })),
  ),
];

/** Cases for roles and invitations. Administrators are allowed to change the roles of other accounts only. */
export const peopleCases = (): Case[] => [
  ...decisions(),
  ...own(),
  ...invitations(),
  getCase('People', 'a colleague', (id) => `People/${id}`, stored),
  listCase('People', 'all', 'People'),
  listCase('history', 'the former states of a colleague', 'history', { parent: ['People', 'a'] }),
  getCase(
    'Invites',
    'an invitation',
    (id) => `Invites/${id}@matrix.example`,
    (id) => invited(`${id}@matrix.example`, STORED_REVISION, { since: LONG_AGO }),
  ),
  listCase('Invites', 'all invitations', 'Invites'),
];
