import type { Case, Operation } from './cell';
import { tickOf } from './commits';
import { without } from './records';
import type { Fields } from './value';
import { type Commit, commitCase, deletion, save } from './writes';

const RELIED: Fields = { listed: true, kind: 'instructions' };

type Change = { what: string; sound?: boolean; before?: Fields; after: Fields };

const FIRST_FILE: Fields = { sha256: 'a'.repeat(64), change: 'First note' };
const NEXT_FILE: Fields = { sha256: 'b'.repeat(64) };

const CHANGES: Change[] = [
  { what: 'with another title', sound: true, after: { title: 'Other' } },
  { what: 'hidden', after: { listed: false } },
  { what: 'of another type', after: { kind: 'brochure' } },
  {
    what: 'moved to another document',
    before: { document: 'one', gtin: '' },
    after: { document: 'other' },
  },
  {
    what: 'added to a document',
    sound: true,
    before: { document: '', gtin: '' },
    after: { document: 'one' },
  },
  { what: 'with a first file', sound: true, before: { sha256: '' }, after: NEXT_FILE },
  {
    what: 'without a file, with another title',
    sound: true,
    before: { sha256: '' },
    after: { title: 'Other' },
  },
  { what: 'without their file', before: FIRST_FILE, after: { sha256: '', change: 'Next note' } },
  {
    what: 'with a new file and a new note',
    sound: true,
    before: FIRST_FILE,
    after: { ...NEXT_FILE, change: 'Next note' },
  },
  ...['', ' \n', 'First note', ' First note '].map((change) => ({
    what: `with a new file and the note ${JSON.stringify(change)}`,
    before: FIRST_FILE,
    after: { ...NEXT_FILE, change },
  })),
];

const DELETIONS: { what: string; sound?: boolean; retainUntil: string }[] = [
  { what: 'without a day until which they are kept', retainUntil: '' },
  { what: 'before the day until which they are kept', retainUntil: '2999-01-01' },
  { what: 'after the day until which they are kept', sound: true, retainUntil: '2020-01-01' },
];

const linkCase = (operation: Operation, what: string, sound: boolean, make: (id: string) => Commit): Case =>
  commitCase({ place: 'Link', operation, what: `listed instructions, ${what}`, sound }, (id) => {
    const name = `${id}.pdf`;
    const { seed, writes } = make(name);
    return { seed, writes: [...writes, ...tickOf('Link', name, seed, writes)] };
  });

/** Cases for listed instructions, which must stay available at their address. */
export const keptLinkCases = (): Case[] => [
  ...CHANGES.map(({ what, sound = false, before, after }) =>
    linkCase('update', what, sound, (id) => save('Link', id, { ...RELIED, ...before }, after)),
  ),
  linkCase('update', 'with a new file, without stating whether the change concerns safety', false, (id) => {
    const { seed, writes, next } = save(
      'Link',
      id,
      { ...RELIED, ...FIRST_FILE },
      { ...NEXT_FILE, change: 'Next' },
    );
    const [, history] = writes;
    const link = { path: `Link/${id}`, fields: without(next, 'changeSafety') };
    return { seed, writes: history ? [link, history] : [link] };
  }),
  ...DELETIONS.map(({ what, sound = false, retainUntil }) =>
    linkCase('delete', what, sound, (id) => deletion('Link', id, { ...RELIED, retainUntil })),
  ),
];
