import '@/components/admin/testing/no-network';
import type { OpenedWork } from '@/components/admin/editing/work/open-work';
import type { Draft } from '@/lib/records/drafts';
import { getDraft } from '@/lib/records/drafts';
import { aBlog } from '@/lib/testing/records';
import { openDraft, readShared } from './open-draft';

jest.mock('@/lib/records/drafts', () => ({ getDraft: jest.fn() }));
jest.mock('@/lib/records/settings', () => ({ getApprovalKinds: async () => ['Blog'] }));

const record = aBlog({ title: 'Live', published: true, revision: 2 });
const key = { collection: 'Blog' as const, id: record.id, uid: 'me', tab: 'tab' };
const nothing: OpenedWork = { key, revision: 0, resumed: null, moved: null };
const savedAt = new Date('2026-11-27T12:00:00Z');
const later = new Date('2026-11-27T12:01:00Z');

const next = { ...record, title: 'Next' };
const draft: Draft = {
  ...{
    collection: 'Blog',
    id: record.id,
    record: next,
    revision: 4,
    authors: ['me'],
  },
  ...{ asked: false, note: '', noteBy: '', at: savedAt, by: 'me' },
};

/** The user's own work, which began after the draft was saved. */
const ownWork = (basis?: number): OpenedWork => {
  const copy = {
    ...key,
    revision: 1,
    loaded: 2,
    title: 'Own',
    values: { title: 'Own' },
    draft: basis,
    since: later,
    at: later,
  };
  return { ...nothing, resumed: { copy, base: record } };
};

const open = async (opened: OpenedWork) =>
  openDraft('Blog', record, opened, await readShared('Blog', record.id));

describe('opening a shared draft', () => {
  it('fills the form, and does not count as unsaved work', async () => {
    jest.mocked(getDraft).mockResolvedValue(draft);
    const { opened, shared } = await open(nothing);
    expect(opened.resumed).toMatchObject({ copy: { loaded: 2, values: { title: 'Next' } }, isShared: true });
    expect(opened.resumed?.base).toBe(record);
    expect(shared).toMatchObject({ seen: 4, needsApproval: true });
  });

  it.each([
    ['is based on the draft if the form contained it', 4, 4],
    ['must be merged with the draft if the form contained an earlier draft', 3, 0],
    ['must be merged with the draft if the form contained none, although it began later', undefined, 0],
  ])("keeps the user's unsaved work, which %s", async (_what, basis, seen) => {
    jest.mocked(getDraft).mockResolvedValue(draft);
    const own = ownWork(basis);
    expect(await open(own)).toMatchObject({ opened: own, shared: { seen } });
  });

  it('changes nothing if there is none', async () => {
    jest.mocked(getDraft).mockResolvedValue(null);
    expect(await open(nothing)).toMatchObject({
      opened: nothing,
      shared: { draft: null },
    });
  });
});
