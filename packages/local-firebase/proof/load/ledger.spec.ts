import { createLedger } from './ledger';

describe('the ledger', () => {
  it('expects nothing where nothing was written', () => {
    expect(createLedger().allowed('a')).toEqual([null]);
  });

  it('expects what was acknowledged last', () => {
    const ledger = createLedger();
    ledger.acknowledged('a', 1);
    ledger.acknowledged('a', 2);
    expect(ledger.allowed('a')).toEqual([2]);
  });

  it('takes either for a write whose answer never came, until the next one is acknowledged', () => {
    const ledger = createLedger();
    ledger.acknowledged('a', 1);
    ledger.unanswered('a', null);
    expect(ledger.allowed('a')).toEqual([1, null]);
    ledger.acknowledged('a', 3);
    expect(ledger.allowed('a')).toEqual([3]);
  });
});
