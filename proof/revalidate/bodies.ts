const change = { collection: 'Blog', id: 'revalidate-probe', revision: 1 };

const changed = (fields: object) => JSON.stringify({ ...change, ...fields });

/** What no publication is, by what is wrong with it. */
export const WRONG_BODIES: Record<string, string | Uint8Array<ArrayBuffer>> = {
  nothing: '',
  'no JSON': '{',
  null: 'null',
  'a number': '1',
  'a list': JSON.stringify([change]),
  'an empty object': '{}',
  'no id': JSON.stringify({ collection: 'Blog', revision: 1 }),
  'no revision': JSON.stringify({ collection: 'Blog', id: 'x' }),
  'a field too many': changed({ path: '/' }),
  'a prototype': `{"__proto__": {"id": "x"}, ${changed({}).slice(1)}`,
  'another collection': changed({ collection: 'Users' }),
  'a collection by its tag': changed({ collection: 'blogs' }),
  'an id that is a path': changed({ id: '../admin' }),
  'an empty id': changed({ id: '' }),
  'a long id': changed({ id: 'x'.repeat(129) }),
  'an id that closes an attribute': changed({ id: '"><script>' }),
  'a list of ids': changed({ id: ['x'] }),
  'revision 0': changed({ revision: 0 }),
  'a negative revision': changed({ revision: -1 }),
  'half a revision': changed({ revision: 1.5 }),
  'a revision in words': changed({ revision: '1' }),
  'a revision beyond numbers': changed({}).replace(/1\}$/, '1e400}'),
  'deep nesting': '['.repeat(1_900),
  'bytes that are no text': new Uint8Array([0xff, 0xfe, 0x7b, 0x7d]),
  'spaces without end': changed({}) + ' '.repeat(3_000),
  'ten megabytes': changed({ id: 'x'.repeat(10_000_000) }),
};

/** Claims of accounts that are signed in and no administrators. */
export const OTHER_CLAIMS = [
  {},
  { admin: false },
  { admin: 'true' },
  { admin: 1 },
  { admin: ['admin'] },
  { admin: { admin: true } },
  { administrator: true },
  { Admin: true },
  { roles: ['admin'] },
  { claims: { admin: true } },
];
