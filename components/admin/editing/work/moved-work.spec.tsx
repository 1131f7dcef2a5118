import '@/components/admin/testing/no-network';
import { act, renderHook } from '@testing-library/react';
import { dropWork, putWork } from '@/lib/records/work';
import { aBlog } from '@/lib/testing/records';
import { dropLocal, noteDiscard } from './local-copies';
import type { OpenedWork } from './open-work';
import { useKeptWork } from './use-kept-work';

jest.mock('@/lib/firebase/auth', () => ({ watchUser: () => () => {} }));
jest.mock('@/lib/records/work', () => ({
  ...jest.requireActual('@/lib/records/work'),
  putWork: jest.fn(async () => {}),
  dropWork: jest.fn(async () => true),
}));
jest.mock('./local-copies', () => ({
  keepLocal: jest.fn(async () => {}),
  noteDiscard: jest.fn(async () => {}),
  dropLocal: jest.fn(async () => {}),
}));

const record = aBlog({ revision: 1, title: 'Stored' });
const typed = { ...record, title: 'Typed in a closed tab' };
const key = { collection: 'Blog', id: record.id, uid: 'me', tab: 'tab' } as const;
const values = { title: typed.title };
const copy = { ...key, tab: 'closed', loaded: 1, title: '', values, revision: 3, since: null, at: null };
const opened: OpenedWork = { key, revision: 0, resumed: { copy, base: record }, moved: copy };

const options = { opened, id: record.id, takenFrom: '', file: undefined, insertion: undefined };

/** The form of a record, into which the closed tab's work was moved. */
function openForm() {
  const form = renderHook((shown: object) => useKeptWork('Blog', record, shown, options), {
    initialProps: typed,
  });
  return {
    discard: () => form.rerender(record),
    wait: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});

describe('work moved from a closed tab', () => {
  it('is deleted there only once it is on the server under the name of this tab', async () => {
    const { wait } = openForm();
    await wait(0);
    expect(dropWork).not.toHaveBeenCalled();
    await wait(1_000);
    expect(putWork).toHaveBeenCalledTimes(1);
    expect(dropWork).toHaveBeenCalledWith(copy, 3);
    expect(dropLocal).toHaveBeenCalledWith(copy);
  });

  it('is not restored if it is discarded before this tab has sent it', async () => {
    const { discard, wait } = openForm();
    discard();
    await wait(1_000);
    expect(putWork).not.toHaveBeenCalled();
    expect(dropWork).toHaveBeenCalledWith(copy, 3);
    expect(dropLocal).toHaveBeenLastCalledWith(copy);
  });

  it('is not restored if the server cannot be reached when it is discarded', async () => {
    jest.mocked(dropWork).mockRejectedValueOnce(new TypeError('fetch failed'));
    const { discard, wait } = openForm();
    discard();
    await wait(1_000);
    expect(noteDiscard).toHaveBeenCalledWith(copy, 3);
    expect(dropLocal).not.toHaveBeenCalledWith(copy);
  });
});
