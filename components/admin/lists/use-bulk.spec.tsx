import '@/components/admin/testing/no-network';
import { act, renderHook } from '@testing-library/react';
import { finishAll } from '@/components/admin/kit/leaving';
import { memoryStore } from '@/components/admin/testing/memory-store';
import { checkSession } from '@/lib/firebase/auth';
import type { Blog } from '@/lib/model/records';
import { aBlog } from '@/lib/testing/records';
import { affected, PAUSE_MS, useBulk } from './use-bulk';

jest.mock('@/lib/firebase/auth', () => ({
  ...jest.requireActual('@/lib/firebase/auth'),
  checkSession: jest.fn(async () => {}),
}));

const blogs = ['a', 'b', 'c'].map((id) => aBlog({ id, title: id.toUpperCase() }));

/** Renders the hook with a store that logs each save and refuses the record with the id `refused`. */
function start(refused = '') {
  const written: { record: Blog; at: number }[] = [];
  const store = {
    ...memoryStore('Blog', aBlog()).store,
    async save(record: Blog) {
      written.push({ record, at: Date.now() });
      if (record.id === refused) throw new Error('refused');
      return { revision: record.revision + 1 };
    },
  };
  const { result } = renderHook(() => useBulk(store, async () => {}));
  return { written, bulk: () => result.current };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.mocked(checkSession).mockClear();
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

describe('one action for several records', () => {
  it('writes each record separately, at most two per second', async () => {
    const { written, bulk } = start();
    act(() => void bulk().run('publish', blogs));
    await pass(0);
    expect(written).toHaveLength(1);
    await pass(3 * PAUSE_MS);
    expect(written.map(({ record }) => [record.id, record.published])).toEqual([
      ['a', true],
      ['b', true],
      ['c', true],
    ]);
    const gaps = written.slice(1).map(({ at }, index) => at - (written[index]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(PAUSE_MS);
    expect(bulk().state).toMatchObject({ running: false, done: 3, failures: [], stopped: false });
    expect(checkSession).not.toHaveBeenCalled();
  });

  it('clears the unpublish time when publishing an ended record and when unpublishing', async () => {
    const { written, bulk } = start();
    const ended = aBlog({ published: true, unpublishAt: new Date(0) });
    const ending = aBlog({ published: true, unpublishAt: new Date('2099-01-01') });
    act(() => void bulk().run('publish', [ended]));
    await pass(2 * PAUSE_MS);
    act(() => void bulk().run('unpublish', [ending]));
    await pass(2 * PAUSE_MS);
    expect(written.map(({ record }) => [record.published, record.unpublishAt])).toEqual([
      [true, null],
      [false, null],
    ]);
  });

  it('can undo an unpublish, and then restores the scheduled times of the unpublished records', async () => {
    const { written, bulk } = start('b');
    const due = aBlog({ id: 'a', publishAt: new Date(0) });
    const other = aBlog({ id: 'b', published: true });
    const ending = aBlog({ id: 'c', published: true, unpublishAt: new Date('2099-01-01'), revision: 4 });
    act(() => void bulk().run('unpublish', [due, other, ending]));
    await pass(4 * PAUSE_MS);
    written.length = 0;
    act(() => bulk().state?.undo?.());
    await pass(3 * PAUSE_MS);
    expect(written.map(({ record }) => record)).toEqual([
      { ...due, revision: 1 },
      { ...ending, revision: 5 },
    ]);
    expect(bulk().state).toMatchObject({ action: 'publish', done: 2, failures: [], undo: null });
  });

  it('can restore the remaining records after an undo is stopped', async () => {
    const { written, bulk } = start();
    const live = ['a', 'b'].map((id) => aBlog({ id, published: true }));
    act(() => void bulk().run('unpublish', live));
    await pass(3 * PAUSE_MS);
    written.length = 0;
    act(() => bulk().state?.undo?.());
    await pass(0);
    act(() => bulk().stop());
    await pass(2 * PAUSE_MS);
    act(() => bulk().state?.undo?.());
    await pass(2 * PAUSE_MS);
    expect(written.map(({ record }) => [record.id, record.published])).toEqual([
      ['a', true],
      ['b', true],
    ]);
    expect(bulk().state?.undo).toBeNull();
  });

  it('continues after a failure, and reports which record failed', async () => {
    const { bulk } = start('b');
    act(() => void bulk().run('unpublish', blogs));
    await pass(4 * PAUSE_MS);
    expect(bulk().state).toMatchObject({ done: 2, failures: [{ id: 'b', title: 'B' }], stopped: false });
    expect(checkSession).toHaveBeenCalledTimes(1);
  });

  it('makes signing out ask first while records are still to be written', async () => {
    const { bulk } = start();
    act(() => void bulk().run('publish', blogs));
    await pass(0);
    expect(await finishAll()).toBe(false);
    await pass(3 * PAUSE_MS);
    expect(await finishAll()).toBe(true);
  });

  it('stops before the next record on request', async () => {
    const { written, bulk } = start();
    act(() => void bulk().run('publish', blogs));
    await pass(0);
    act(() => bulk().stop());
    await pass(4 * PAUSE_MS);
    expect(written).toHaveLength(1);
    expect(bulk().state).toMatchObject({ running: false, done: 1, stopped: true });
  });

  it('skips records that are already in the requested state', () => {
    const live = aBlog({ id: 'live', published: true });
    const scheduled = aBlog({ id: 'scheduled', publishAt: new Date('2099-01-01') });
    expect(affected('publish', [...blogs, live])).toEqual(blogs);
    expect(affected('unpublish', [...blogs, scheduled, live])).toEqual([live]);
    expect(affected('delete', [...blogs, live])).toHaveLength(4);
  });
});
