import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { dropLocal, keepLocal, type LocalCopy, localCopies } from './local-copies';

const key = { collection: 'Blog', id: 'blog', uid: 'me', tab: 'tab' } as const;
const copy: LocalCopy = { ...key, loaded: 1, title: '', values: {}, at: 1, revision: 1, sent: false };

describe('the copies on this device', () => {
  it.each([
    ['kept', () => keepLocal(copy), [copy]],
    ['removed', () => dropLocal(key), []],
  ])('are %s even if the page is closed before it receives the result', async (_what, write, left) => {
    const commit = jest.spyOn(IDBTransaction.prototype, 'commit');
    await write();
    expect(commit).toHaveBeenCalledTimes(1);
    commit.mockRestore();
    expect(await localCopies('me')).toEqual(left);
  });

  it('are empty if the browser blocks IndexedDB by throwing synchronously', async () => {
    jest.resetModules();
    const { localCopies: blocked } = await import('./local-copies');
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    });
    expect(await blocked('me')).toEqual([]);
  });

  it('time out after three seconds if another tab blocks the storage', async () => {
    jest.useFakeTimers();
    jest.resetModules();
    const blocked = await import('./local-copies');
    jest.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
    const kept = expect(blocked.keepLocal(copy)).rejects.toThrow('did not open within 3000 ms');
    const dropped = expect(blocked.dropLocal(key)).rejects.toThrow('did not open within 3000 ms');
    const read = expect(blocked.localCopies('me')).resolves.toEqual([]);
    await jest.advanceTimersByTimeAsync(3_000);
    await Promise.all([kept, dropped, read]);
    jest.useRealTimers();
  });

  it('do not block a tab of a later release', async () => {
    jest.restoreAllMocks();
    await keepLocal(copy);
    const blocked = jest.fn();
    const later = await openDB('admin-work', 2, { blocked });
    expect(blocked).not.toHaveBeenCalled();
    later.close();
    await expect(keepLocal(copy)).rejects.toThrow('version');
  });
});
