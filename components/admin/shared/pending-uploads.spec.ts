import { act, renderHook } from '@testing-library/react';
import { type UploadOutcome, usePendingUploads } from './pending-uploads';

describe('a form that waits for its uploads', () => {
  it.each<[UploadOutcome[], UploadOutcome]>([
    [[], 'stored'],
    [['failed'], 'failed'],
    [['undecided'], 'undecided'],
    [['superseded'], 'stored'],
  ])('with outcomes %j reports %s', async (outcomes, expected) => {
    const { result } = renderHook(usePendingUploads);
    await act(async () => {
      for (const outcome of outcomes) result.current.track(Promise.resolve(outcome));
      expect(await result.current.settled()).toBe(expected);
    });
    expect(result.current.uploading).toBe(false);
  });

  it('reports the latest outcome if another file is chosen meanwhile', async () => {
    const { result } = renderHook(usePendingUploads);
    await act(async () => {
      result.current.track(Promise.resolve('failed' as const));
      const settled = result.current.settled();
      result.current.track(new Promise((resolve) => setTimeout(() => resolve('stored'))));
      expect(await settled).toBe('stored');
    });
  });

  it('reports a failure even if an older upload, of another field, is stored afterwards', async () => {
    const { result } = renderHook(usePendingUploads);
    await act(async () => {
      result.current.track(new Promise((resolve) => setTimeout(() => resolve('stored'))));
      result.current.track(Promise.resolve('failed' as const));
      expect(await result.current.settled()).toBe('failed');
    });
  });

  it('ignores an older upload that ends later as superseded', async () => {
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

  it('is held by a question until it is answered', async () => {
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
