import { changedFields } from '@/lib/model/editable';
import { aBlog, aPdfLink } from '@/lib/testing/records';
import { type Machine, type MachineEvent, machine, mergeConflict, reduce } from './machine';

const stored = aBlog({ title: 'Stored' });
const typed = (fields: object) => changedFields('Blog', stored, { ...stored, ...fields });
const changed = (fields: object): MachineEvent => ({ type: 'changed', changes: typed(fields) });
const beganWith = (fields: object, isRepeated = false): MachineEvent => ({
  type: 'began',
  isOffline: false,
  isRepeated,
  changes: typed(fields),
});
const began = beganWith({});
const done = { confirmation: 'Blog saved.' };
const saved: MachineEvent = { type: 'saved', done };
const failed: MachineEvent = { type: 'failed', error: new Error('No connection') };
const live = { kind: 'live', at: new Date(1), milliseconds: 1, page: null } as const;
const conflict = mergeConflict(
  'Blog',
  { base: stored, mine: { ...stored, title: 'Mine' }, theirs: { ...stored, title: 'Theirs' } },
  'save',
);

const stateAfter = (...events: MachineEvent[]): Machine => events.reduce(reduce, machine(null));

describe('a command', () => {
  it('waits for the connection, and then runs', () => {
    const waiting = stateAfter({ type: 'began', isOffline: true, isRepeated: false, changes: [] });
    expect(waiting.command.is).toBe('waiting');
    expect(reduce(waiting, { type: 'online' }).command.is).toBe('running');
  });

  it.each<MachineEvent>([began, { type: 'dismissed' }, { type: 'merged', conflict: null }])(
    'cannot be replaced by “$type” while it runs',
    (event) => {
      const running = stateAfter(began);
      expect(reduce(running, event)).toBe(running);
    },
  );

  it('that another deletion prevented can be dismissed', () => {
    const deleted = stateAfter(began, { type: 'deletedElsewhere', refused: 'publish' });
    expect(deleted.command).toEqual({ is: 'deletedElsewhere', refused: 'publish' });
    expect(reduce(deleted, { type: 'dismissed' }).command.is).toBe('none');
  });
});

describe('a receipt', () => {
  it('ends as soon as somebody types, because it belongs to the saved version', () => {
    const receipt = stateAfter(beganWith({ title: 'A' }), saved, changed({}));
    expect(receipt.command.is).toBe('done');
    expect(reduce(receipt, changed({ title: 'AB' })).command.is).toBe('none');
  });

  it('remains beside a file that was shared as a draft', () => {
    const link = aPdfLink();
    const chosen = () => changedFields('Link', link, { ...link, sha256: 'a'.repeat(64), size: 9, pages: 2 });
    const began: MachineEvent = { type: 'began', isOffline: false, isRepeated: false, changes: chosen() };
    const receipt = stateAfter(began, saved, { type: 'changed', changes: chosen() });
    expect(receipt.command.is).toBe('done');
  });

  it('remains beside changes that were there before, because unpublishing does not save them', () => {
    const same = changed({ title: 'A' });
    expect(stateAfter(beganWith({ title: 'A' }), same, saved, same).command.is).toBe('done');
  });

  it('of a repeated command covers the changes of the first attempt only', () => {
    const receipt = stateAfter(
      beganWith({ title: 'A' }),
      failed,
      beganWith({ title: 'AB' }, true),
      saved,
      changed({ title: 'AB' }),
    );
    expect(receipt.command.is).toBe('none');
  });

  it('shows the result of its own check only', () => {
    const proved: MachineEvent = { type: 'proved', done, receipt: live };
    expect(stateAfter(began, saved, proved).command).toMatchObject({ receipt: live });
    const later = stateAfter(began, { type: 'saved', done: { ...done } });
    expect(reduce(later, proved)).toBe(later);
    const gone = stateAfter(began, saved, { type: 'dismissed' });
    expect(reduce(gone, proved)).toBe(gone);
  });
});

describe('a conflict', () => {
  it('replaces the failed command, and stays until it is resolved', () => {
    const merged = stateAfter(began, failed, { type: 'merged', conflict });
    expect(merged).toMatchObject({ command: { is: 'none' }, conflict: { refused: 'save' } });
    expect(reduce(merged, { type: 'resolved' }).conflict).toBeNull();
  });

  it('no longer names the refused command once a later one has succeeded', () => {
    expect(stateAfter({ type: 'loaded', conflict }, began, saved).conflict).toMatchObject({ refused: null });
    expect(stateAfter({ type: 'loaded', conflict }, began, failed).conflict).toBe(conflict);
  });
});
