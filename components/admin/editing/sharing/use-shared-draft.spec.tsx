import '@/components/admin/testing/no-network';
import { renderHook, act as settle } from '@testing-library/react';
import type { CommandOptions } from '@/components/admin/editing/commands/use-action';
import { approval as texts } from '@/content/admin/approval';
import type { Blog } from '@/lib/model/records';
import { deleteDraft, getDraft, saveDraft } from '@/lib/records/drafts';
import { AnsweredRequestError, CancelledError, ChangedDraftError, ConflictError } from '@/lib/records/errors';
import { askToPublish, returnDraft } from '@/lib/records/requests';
import { aBlog } from '@/lib/testing/records';
import type { SharedDraft } from './open-draft';
import { draftActions, useSharedDraft } from './use-shared-draft';

jest.mock('@/lib/records/drafts', () => ({
  deleteDraft: jest.fn(),
  getDraft: jest.fn(),
  saveDraft: jest.fn(),
}));

jest.mock('@/lib/records/requests', () => ({ askToPublish: jest.fn(), returnDraft: jest.fn() }));

const record = aBlog({ title: 'Live', published: true, revision: 2 });

const draftAt = (revision: number): SharedDraft<Blog> => ({
  ...{ collection: 'Blog', id: record.id, record: { ...record, title: 'Theirs' }, revision },
  ...{ authors: ['them'], asked: true, note: '', noteBy: '', at: new Date(), by: 'them' },
});

/** The signal of the action. */
let cancellation: AbortController;
beforeEach(() => {
  cancellation = new AbortController();
});

/** Acts on a draft at revision 4, which is at `later` when it is read again. Returns the draft that the form then has. */
async function act(seen: number, later: number, choose: (acts: ReturnType<typeof draftActions>) => void) {
  jest.mocked(getDraft).mockResolvedValue(draftAt(later) as never);
  const draft = draftAt(4);
  const setShared = jest.fn();
  const shared = { draft, seen, setShared, inForm: seen === 4 ? draft : null };
  let done: Promise<unknown> = Promise.resolve();
  const run = (attempt: (signal: AbortSignal) => Promise<unknown>) => {
    done = attempt(cancellation.signal);
  };
  choose(
    draftActions(shared as unknown as ReturnType<typeof useSharedDraft>, {
      ...{ name: 'Blog', record, onMerge: jest.fn() },
      actions: { run } as never,
    }),
  );
  return { ...(await done.then((result) => Object(result))), ...setShared.mock.lastCall?.[0] };
}

describe('after an action on a shared draft', () => {
  it('the form contains what was saved, but not what a colleague saved since', async () => {
    jest.mocked(saveDraft).mockResolvedValue(5);
    expect(await act(4, 5, ({ share }) => share(record))).toMatchObject({ draft: { revision: 5 }, seen: 5 });
    expect(await act(4, 6, ({ share }) => share(record))).toMatchObject({ draft: { revision: 6 }, seen: 5 });
  });

  it.each([
    ['contains a returned draft that it contained before', 4, 5],
    ['still lacks a returned draft that it did not contain', 0, 0],
  ])('the form %s', async (_what, before, seen) => {
    jest.mocked(returnDraft).mockResolvedValue(5);
    const shared = await act(before, 5, ({ giveBack }) => giveBack('The figures are old.'));
    expect(shared).toMatchObject({ draft: { revision: 5 }, seen });
  });
});

it('a request that is cancelled after its draft was saved is not sent, and the draft is reported', async () => {
  jest.mocked(saveDraft).mockImplementationOnce(async () => {
    cancellation.abort(new CancelledError());
    return 5;
  });
  jest.mocked(askToPublish).mockImplementationOnce(async (_draft, _note, options) => {
    options?.signal?.throwIfAborted();
    return 6;
  });
  const result = await act(4, 5, ({ ask }) => ask(record, 'Please.'));
  expect(result).toMatchObject({ confirmation: texts.draft.saved, draft: { revision: 5 }, seen: 5 });
});

it('the return and the deletion of a draft can be cancelled', async () => {
  jest.mocked(returnDraft).mockResolvedValue(5);
  await act(4, 5, ({ giveBack }) => giveBack(''));
  expect(returnDraft).toHaveBeenLastCalledWith(expect.anything(), '', cancellation.signal);
  await act(4, 5, ({ removeDraft }) => removeDraft());
  expect(deleteDraft).toHaveBeenLastCalledWith(expect.anything(), cancellation.signal);
});

it('a save after a publisher returned the draft tells its author to read the note, and succeeds the next time', async () => {
  jest.mocked(saveDraft).mockRejectedValueOnce(new ChangedDraftError());
  jest.mocked(getDraft).mockResolvedValue({ ...draftAt(5), asked: false, note: 'Name the source.' } as never);
  const setShared = jest.fn();
  const shared = { draft: draftAt(4), seen: 4, setShared, inForm: draftAt(4) };
  let attempt = async (): Promise<unknown> => undefined;
  const run = (action: () => Promise<unknown>) => {
    attempt = action;
  };
  const options = { name: 'Blog' as const, record, onMerge: jest.fn(), actions: { run } as never };
  draftActions(shared, options).share(record);
  await expect(attempt()).rejects.toThrow(AnsweredRequestError);
  expect(setShared).toHaveBeenCalledWith({
    draft: expect.objectContaining({ note: 'Name the source.' }),
    seen: 5,
  });
});

it.each([
  ['can be made if there is no draft', null, undefined],
  ['does not replace a draft', { ...draftAt(4), asked: false }, texts.deletion.hasDraft],
  ['is not repeated while it waits', { ...draftAt(4), asked: 'deletion' as const }, texts.deletion.isAsked],
])('a request to delete the record %s', (_what, draft, refusal) => {
  const shared = { draft, seen: 0, setShared: jest.fn(), inForm: null };
  const { refusedDeletion } = draftActions(shared, { name: 'Blog', record, actions: {} as never });
  expect(refusedDeletion).toBe(refusal);
});

it('withdrawing a request to delete the record deletes the draft', async () => {
  const { giveBack } = draftActions(
    { draft: { ...draftAt(4), asked: 'deletion' }, seen: 4, setShared: jest.fn(), inForm: null },
    { name: 'Blog', record, actions: { run: (attempt: never) => Reflect.apply(attempt, null, []) } as never },
  );
  jest.mocked(returnDraft).mockClear();
  await settle(async () => giveBack(''));
  expect(deleteDraft).toHaveBeenLastCalledWith(expect.objectContaining({ revision: 4 }), undefined);
  expect(returnDraft).not.toHaveBeenCalled();
});

it('a draft shared while the end of the earlier one is being detected is shown', async () => {
  const run = (attempt: () => Promise<unknown>) => void attempt();
  const { result } = renderHook(() => {
    const shared = useSharedDraft({ draft: draftAt(4), seen: 0, needsApproval: false });
    return { ...shared, ...draftActions(shared, { name: 'Blog', record, actions: { run } as never }) };
  });
  let answer = (_draft: null) => {};
  jest.mocked(getDraft).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const looking = result.current.lookAgain();
  jest.mocked(saveDraft).mockResolvedValue(1);
  jest.mocked(getDraft).mockResolvedValue(draftAt(1) as never);
  await settle(async () => result.current.share(record));
  await settle(async () => {
    answer(null);
    await looking;
  });
  expect(result.current).toMatchObject({ draft: { revision: 1 }, seen: 1 });
});

it('an action on the draft of a record that a colleague has deleted offers to restore the record', () => {
  const tell = jest.fn();
  const run = (_attempt: unknown, { onConflict }: CommandOptions) =>
    onConflict?.(new ConflictError('Blog', record.id, null), 'save');
  const shared = { draft: null, seen: 0, setShared: jest.fn(), inForm: null };
  draftActions(shared, { name: 'Blog', record, actions: { run, tell } as never }).share(record);
  expect(tell).toHaveBeenCalledWith({ type: 'deletedElsewhere', refused: 'save' });
});
