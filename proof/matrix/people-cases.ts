import { PEOPLE } from './actors';
import type { Case, Operation, Seed, Write } from './cell';
import { getCase, listCase } from './read-cases';
import { emailOf, historyEntry, LONG_AGO, STORED_REVISION, WRITER } from './records';
import { Double, type Fields, NOW } from './value';

const stored = (id: string): Fields => ({
  email: emailOf(id),
  role: 'writer',
  active: true,
  since: LONG_AGO,
  by: 'somebody',
  revision: STORED_REVISION,
});

const decided = (id: string, revision: number, changes: Fields): Fields => ({
  ...stored(id),
  revision,
  since: NOW,
  by: WRITER,
  ...changes,
});

type Decision = { what: string; sound?: boolean; changes: Fields };

const DECISIONS: Decision[] = [
  { what: 'a writer', sound: true, changes: {} },
  { what: 'a publisher', sound: true, changes: { role: 'publisher' } },
  { what: 'an administrator', sound: true, changes: { role: 'administrator' } },
  { what: 'a deactivated writer', sound: true, changes: { active: false } },
  { what: 'an unknown role', changes: { role: 'owner' } },
  { what: 'no role', changes: { role: '' } },
  { what: 'all roles', changes: { role: ['writer', 'publisher', 'administrator'] } },
  { what: 'a state that is a text', changes: { active: 'true' } },
  { what: 'an address of one character', sound: true, changes: { email: '@' } },
  { what: 'an address of 254 characters', sound: true, changes: { email: 'e'.repeat(254) } },
  { what: 'an address of 255 characters', changes: { email: 'e'.repeat(255) } },
  { what: 'no address', changes: { email: '' } },
  { what: 'an address that is a number', changes: { email: 1 } },
  { what: 'an extra field', changes: { admin: true } },
  { what: 'another time', changes: { since: LONG_AGO } },
  { what: 'the name of somebody else', changes: { by: 'somebody' } },
];

const REVISIONS: Record<'create' | 'update', Decision[]> = {
  create: [0, 2, new Double(1)].map(atRevision),
  update: [1, 3, 5, new Double(4)].map(atRevision),
};

function atRevision(revision: number | Double): Decision {
  const shown = revision instanceof Double ? `${revision.value}.0` : String(revision);
  return { what: `revision ${shown}`, changes: { revision } };
}

const entry = (path: string, before: Fields): Write => ({
  path: `${path}/history/${STORED_REVISION}`,
  fields: historyEntry(before),
});

const personCase = (
  operation: Operation,
  what: string,
  sound: boolean,
  make: (path: string, id: string) => { seed?: Seed; writes: Write[] },
): Case => ({
  place: 'People',
  operation,
  what,
  sound,
  make(id) {
    const { seed = {}, writes } = make(`People/${id}`, id);
    return { seed, ask: { kind: 'commit', writes } };
  },
});

const decisions = (): Case[] => [
  ...[...DECISIONS, ...REVISIONS.create].map(({ what, sound = false, changes }) =>
    personCase('create', `a colleague, with ${what}`, sound, (path, id) => ({
      writes: [{ path, fields: decided(id, 1, changes) }],
    })),
  ),
  ...[...DECISIONS, ...REVISIONS.update].map(({ what, sound = false, changes }) =>
    personCase('update', `a colleague, with ${what}`, sound, (path, id) => ({
      seed: { [path]: stored(id) },
      writes: [{ path, fields: decided(id, STORED_REVISION + 1, changes) }, entry(path, stored(id))],
    })),
  ),
];

const traces = (): Case[] => [
  personCase('update', 'a colleague, without keeping the former state', false, (path, id) => ({
    seed: { [path]: stored(id) },
    writes: [{ path, fields: decided(id, STORED_REVISION + 1, {}) }],
  })),
  personCase('delete', 'a colleague', true, (path, id) => ({
    seed: { [path]: stored(id) },
    writes: [{ path, fields: null }, entry(path, stored(id))],
  })),
  {
    ...personCase('create', 'a former state alone', false, (path, id) => ({
      seed: { [path]: stored(id) },
      writes: [entry(path, stored(id))],
    })),
    place: 'history',
  },
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
  const writes = OWN_CHANGES.map((changes) =>
    personCase('update', `now with ${JSON.stringify(changes)}`, true, () => ({
      writes: [
        { path: OWN, fields: decided(WRITER, STORED_REVISION + 1, changes) },
        entry(OWN, PEOPLE[OWN] ?? {}),
      ],
    })),
  );
  const first = personCase('create', 'as an administrator', true, () => ({
    writes: [{ path: OWN, fields: decided(WRITER, 1, { role: 'administrator' }) }],
  }));
  return [...writes, first].map((one) => ({ ...one, place: 'People, own' }));
};

const reads = (): Case[] => [
  {
    ...{ place: 'People, own', operation: 'get', what: 'their role', sound: true },
    make: () => ({ seed: {}, ask: { kind: 'get', path: OWN } }),
  },
  getCase('People', 'a colleague', (id) => `People/${id}`, stored),
  listCase('People', 'all', 'People'),
  listCase('history', 'the former states of a colleague', 'history', { parent: ['People', 'a'] }),
];

const invited = (email: string, revision: number, changes: Fields = {}): Fields => ({
  ...{ email, role: 'writer', state: 'asked', since: NOW, by: WRITER, revision },
  ...changes,
});

const INVITATIONS: Decision[] = [
  { what: 'a writer', sound: true, changes: {} },
  { what: 'an administrator', sound: true, changes: { role: 'administrator' } },
  { what: 'an unknown role', changes: { role: 'owner' } },
  { what: 'another address than its own', changes: { email: 'other@matrix.example' } },
  { what: 'a state that only the operator reports', changes: { state: 'sent' } },
  { what: 'an extra field', changes: { admin: true } },
  { what: 'another time', changes: { since: LONG_AGO } },
  { what: 'the name of somebody else', changes: { by: 'somebody' } },
];

const invitationCase = (operation: Operation, what: string, sound: boolean, make: Case['make']): Case => ({
  ...{ place: 'Invites', operation, what, sound, make },
});

const invitations = (): Case[] => [
  ...INVITATIONS.flatMap(({ what, sound = false, changes }) => [
    invitationCase('create', `an invitation, with ${what}`, sound, (id) => {
      const email = `${id}@matrix.example`.toLowerCase();
      const writes = [{ path: `Invites/${email}`, fields: invited(email, 1, changes) }];
      return { seed: {}, ask: { kind: 'commit', writes } };
    }),
    invitationCase('update', `an invitation, with ${what}`, sound, (id) => {
      const email = `${id}@matrix.example`.toLowerCase();
      const path = `Invites/${email}`;
      const before = invited(email, STORED_REVISION, { state: 'sent', since: LONG_AGO, by: 'operator' });
      const writes = [{ path, fields: invited(email, STORED_REVISION + 1, changes) }, entry(path, before)];
      return { seed: { [path]: before }, ask: { kind: 'commit', writes } };
    }),
  ]),
  invitationCase('create', 'an invitation to no address', false, () => ({
    seed: {},
    ask: { kind: 'commit', writes: [{ path: 'Invites/somebody', fields: invited('somebody', 1) }] },
  })),
  invitationCase('create', 'an invitation to their own address', false, () => ({
    seed: {},
    ask: {
      kind: 'commit',
      writes: [{ path: `Invites/${emailOf(WRITER)}`, fields: invited(emailOf(WRITER), 1) }],
    },
  })),
  listCase('Invites', 'all invitations', 'Invites'),
];

/** Cases for roles and invitations. Administrators are allowed to change the roles of other accounts only. */
export const peopleCases = (): Case[] => [
  ...decisions(),
  ...traces(),
  ...own(),
  ...reads(),
  ...invitations(),
];
