import { createLedger } from './ledger';

describe('the ledger', () => {
  it('expects no value before the first write', () => {
    expect(createLedger().allowed('a')).toEqual([null]);
  });

  it('expects the last acknowledged write', () => {
    const ledger = createLedger();
    ledger.acknowledged('a', 1);
    ledger.acknowledged('a', 2);
    expect(ledger.allowed('a')).toEqual([2]);
  });

  it('accepts both states after an unanswered write, until the next acknowledged write', () => {
    const ledger = createLedger();
    ledger.acknowledged('a', 1);
    ledger.unanswered('a', null);
    expect(ledger.allowed('a')).toEqual([1, null]);
    ledger.acknowledged('a', 3);
    expect(ledger.allowed('a')).toEqual([3]);
  });
});
