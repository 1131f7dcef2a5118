import { generateId } from './ids';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('generateId', () => {
  afterEach(() => jest.restoreAllMocks());

  it('returns random UUIDs', () => {
    expect(generateId()).toMatch(UUID);
    expect(generateId()).not.toBe(generateId());
  });

  it('also works without crypto.randomUUID, which plain HTTP lacks', () => {
    const { getRandomValues } = crypto;
    jest.replaceProperty(globalThis, 'crypto', { getRandomValues: getRandomValues.bind(crypto) } as Crypto);
    expect(generateId()).toMatch(UUID);
  });
});
