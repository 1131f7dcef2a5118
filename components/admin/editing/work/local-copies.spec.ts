import 'fake-indexeddb/auto';
import { localCopies } from './local-copies';

describe('the copies on this device', () => {
  it('are empty if the browser blocks IndexedDB by throwing synchronously', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    });
    expect(await localCopies('me')).toEqual([]);
  });
});
