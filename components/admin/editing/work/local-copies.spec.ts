import 'fake-indexeddb/auto';
import { localCopies } from './local-copies';

describe('the copies on this device', () => {
  it('are none if the browser forbids its storage, which throws at once', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    });
    expect(await localCopies('me')).toEqual([]);
  });
});
