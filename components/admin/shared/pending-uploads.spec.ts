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
      for (const outcome of outcomes) result.current.track(Promise.resolve(outcome));
      expect(await result.current.settled()).toBe(expected);
    });
    expect(result.current.uploading).toBe(false);
  });

  it('reports the latest outcome if another file is chosen while the form waits', async () => {
    const { result } = renderHook(usePendingUploads);
    await act(async () => {
      result.current.track(Promise.resolve('failed' as const));
      const settled = result.current.settled();
      result.current.track(new Promise((resolve) => setTimeout(() => resolve('stored'))));
      expect(await settled).toBe('stored');
    });
  });

  it('reports a failure even if an older upload from another field is stored afterwards', async () => {
    const { result } = renderHook(usePendingUploads);
    await act(async () => {
      result.current.track(new Promise((resolve) => setTimeout(() => resolve('stored'))));
      result.current.track(Promise.resolve('failed' as const));
      expect(await result.current.settled()).toBe('failed');
    });
  });

  it('ignores an older upload that is superseded afterwards', async () => {
    const { result } = renderHook(usePendingUploads);
    await act(async () => {
      result.current.track(new Promise((resolve) => setTimeout(() => resolve('superseded'))));
      result.current.track(Promise.resolve('failed' as const));
      expect(await result.current.settled()).toBe('failed');
    });
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
