import { act, renderHook } from '@testing-library/react';
import { type UploadOutcome, usePendingUploads } from './pending-uploads';

describe('usePendingUploads', () => {
  it.each<[UploadOutcome[], UploadOutcome]>([
    [[], 'stored'],
    [['failed'], 'failed'],
    [['undecided'], 'undecided'],
    [['superseded'], 'stored'],
  ])('combines the outcomes %j into “%s”', async (outcomes, expected) => {
    const { result } = renderHook(usePendingUploads);
    await act(async () => {
      for (const outcome of outcomes) result.current.track('image', Promise.resolve(outcome));
      expect(await result.current.settled()).toBe(expected);
    });
    expect(result.current.uploading).toBe(false);
  });

  const soon = (outcome: UploadOutcome) =>
    new Promise<UploadOutcome>((resolve) => setTimeout(() => resolve(outcome)));

  it('reports the latest outcome if another file is chosen while the form waits', async () => {
    const { result } = renderHook(usePendingUploads);
    await act(async () => {
      result.current.track('image', Promise.resolve('failed'));
      const settled = result.current.settled();
      result.current.track('image', soon('stored'));
      expect(await settled).toBe('stored');
    });
  });

  it.each(['older', 'newer'])(
    'reports a failure if the %s of two uploads in different fields fails',
    async (which) => {
      const { result } = renderHook(usePendingUploads);
      await act(async () => {
        if (which === 'older') result.current.track('image', Promise.resolve('failed'));
        result.current.track('article image', soon('stored'));
        if (which === 'newer') result.current.track('image', Promise.resolve('failed'));
        expect(await result.current.settled()).toBe('failed');
      });
    },
  );

  it('ignores an older upload that is superseded afterwards', async () => {
    const { result } = renderHook(usePendingUploads);
    await act(async () => {
      result.current.track('image', soon('superseded'));
      result.current.track('image', Promise.resolve('failed'));
      expect(await result.current.settled()).toBe('failed');
    });
  });

  it('ignores an upload that failed before the save, so that the record can be saved without the file', async () => {
    const { result } = renderHook(usePendingUploads);
    await act(async () => result.current.track('image', Promise.resolve('failed')));
    expect(await result.current.settled()).toBe('stored');
  });

  it('reports which question is open', async () => {
    const { result } = renderHook(usePendingUploads);
    let insert = () => {};
    act(() => {
      insert = result.current.hold('notInserted');
    });
    expect(await result.current.settled()).toBe('notInserted');
    act(() => {
      result.current.hold('undecided');
      insert();
    });
    expect(await result.current.settled()).toBe('undecided');
  });

  it('reports “undecided” until an open question is answered', async () => {
    const { result } = renderHook(usePendingUploads);
    let answer = () => {};
    act(() => {
      answer = result.current.hold();
    });
    expect(result.current.undecided).toBe(true);
    expect(await result.current.settled()).toBe('undecided');
    act(answer);
    expect(result.current.undecided).toBe(false);
    expect(await result.current.settled()).toBe('stored');
  });
});
