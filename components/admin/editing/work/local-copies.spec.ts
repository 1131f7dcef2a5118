import 'fake-indexeddb/auto';
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
});
