import fc from 'fast-check';
import type { Write } from '../matrix/cell';
import { CLOCK } from '../matrix/commits';
import { historyEntry, newRecord, tick, tombstone, without } from '../matrix/records';
import { type Fields, NOW } from '../matrix/value';
import { textOf, type World } from './world';

const IDS = ['tubes-en.pdf', 'tubes-de.pdf', 'swabs.pdf'];
const DAYS = ['', '2026-02-01', '2027-06-01', '2099-01-01'];

const hashOf = (digit: string): string => (digit ? digit.repeat(64) : '');

const maybe = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

/** The fields that an editor changes: usually only some of them, as in the form. */
const changes = fc.record({
  kind: maybe('instructions', 'instructions', 'safety', 'brochure'),
  listed: fc.option(fc.constantFrom(true, true, false), { nil: undefined }),
  document: maybe('', 'tubes', 'tubes', 'swabs'),
  gtin: maybe('', '09506000134352', '00012345678905'),
  sha256: maybe('', 'a', 'b', 'c', 'd'),
  withdrawn: maybe('', '2026-01-01'),
  retainUntil: maybe(...DAYS),
});

/** Parts that a faulty or malicious program leaves out of a commit. */
const OMITTED = ['nothing', 'nothing', 'nothing', 'history', 'clock', 'note', 'claim'] as const;

const link = fc.constantFrom(...IDS);

/** An action that an editor tries, the passing of time, or a purge. */
export const steps = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('save' as const),
      link,
      changes,
      omits: fc.constantFrom(...OMITTED),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('delete' as const), link }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('restore' as const), link, changes }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('revert' as const), link, back: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('claim' as const), link, gives: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('wait' as const), days: fc.constantFrom(1, 29, 40, 400) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('purge' as const) }) },
);

export type Step = typeof steps extends fc.Arbitrary<infer One> ? One : never;

const defined = (fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The account of the matrix's actor `publisher`. */
const UID = 'matrix-publisher';

const claimPath = (link: Fields) => `Gtins/${textOf(link, 'kind')}-${textOf(link, 'gtin')}`;

const claimOf = ({ document, id }: Fields): Fields => ({ document: document ?? '', id: id ?? '' });

/** Returns the writes with which the admin would store a link's next state. */
function writesOf(world: World, id: string, next: Fields, omits: string): Write[] {
  const path = `Link/${id}`;
  const stored = world.get(path);
  const revision = Number(stored?.revision ?? world.get(`Trash/Link_${id}`)?.revision ?? 0);
  const record: Fields = { ...next, id, revision: revision + 1, updatedAt: NOW, updatedBy: UID };
  const isClaimed = !record.gtin || world.get(claimPath(record)) !== undefined;
  const all: (Write & { part: string })[] = [
    { part: 'record', path, fields: record },
    ...(stored
      ? [
          {
            part: 'history',
            path: `${path}/history/${revision}`,
            fields: historyEntry(stored, { replacedBy: UID }),
          },
        ]
      : []),
    { part: 'clock', path: CLOCK, fields: tick('Link', record, true) },
    ...(isClaimed ? [] : [{ part: 'claim', path: claimPath(record), fields: claimOf(record) }]),
  ];
  return all.filter(({ part }) => part !== omits);
}

const content = (fields: Fields) => without(fields, 'revision', 'updatedAt', 'updatedBy');

/** A new link, in which the fields that decide whether it can be changed or deleted are empty. */
const fresh = (id: string): Fields => ({
  ...content(newRecord('Link', id)),
  ...{
    kind: 'brochure',
    listed: false,
    document: '',
    gtin: '',
    sha256: '',
    change: '',
    retainUntil: '',
    withdrawn: '',
  },
});

/** Takes a step, and returns whether the rules allowed it. */
export function take(world: World, step: Step, number: number): boolean {
  switch (step.does) {
    case 'wait':
      world.pass(step.days);
      return true;
    case 'purge':
      world.purge();
      return true;
    default:
      return commitStep(world, step, number);
  }
}

function commitStep(world: World, step: Exclude<Step, { does: 'wait' | 'purge' }>, number: number): boolean {
  const id = step.link;
  const path = `Link/${id}`;
  const stored = world.get(path);
  const trash = `Trash/Link_${id}`;
  const buried = world.get(trash);
  const store = (next: Fields) => {
    const sha256 = textOf(next, 'sha256');
    if (sha256) world.store(`pdfs/${id}/${sha256}.pdf`);
  };
  const save = (next: Fields, omits: string, more: Write[] = []) => {
    store(next);
    return world.commit('publisher', [...writesOf(world, id, next, omits), ...more]);
  };
  switch (step.does) {
    case 'save': {
      const { sha256, ...fields } = defined(step.changes);
      const file: Fields = sha256 === undefined ? {} : { sha256: hashOf(String(sha256)) };
      const note: Fields = sha256 !== undefined && step.omits !== 'note' ? { change: `Note ${number}` } : {};
      return save({ ...content(stored ?? fresh(id)), ...fields, ...file, ...note }, step.omits);
    }
    case 'revert': {
      const earlier = world.below(`${path}/history/`)[step.back]?.[1].record;
      return stored !== undefined && earlier !== undefined && save(content(earlier as Fields), 'nothing');
    }
    case 'restore': {
      if (!buried) return false;
      const { sha256, ...fields } = defined(step.changes);
      const next = { ...content(buried.record as Fields), ...(sha256 === 'd' ? fields : {}) };
      return save(next, 'nothing', [{ path: trash, fields: null }]);
    }
    case 'claim': {
      const next = { ...fresh(id), ...stored };
      return world.commit('publisher', [
        { path: claimPath({ ...next, gtin: '00012345678905' }), fields: step.gives ? claimOf(next) : null },
      ]);
    }
    case 'delete': {
      if (!stored) return false;
      return world.commit('publisher', [
        { path, fields: null },
        {
          path: `${path}/history/${Number(stored.revision)}`,
          fields: historyEntry(stored, { replacedBy: UID }),
        },
        { path: trash, fields: tombstone('Link', stored, { deletedBy: UID }) },
        { path: CLOCK, fields: tick('Link', stored, false) },
      ]);
    }
  }
}
