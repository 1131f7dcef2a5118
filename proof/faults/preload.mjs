import { existsSync } from 'node:fs';

// Preloaded by the tested server. Shifts its clock by CLOCK_SKEW_DAYS, and makes its requests fail as if DNS were down
// while the file NAMES_UNKNOWN_FLAG exists.
const { CLOCK_SKEW_DAYS = '0', NAMES_UNKNOWN_FLAG = '' } = process.env;

const skew = Number(CLOCK_SKEW_DAYS) * 86_400_000;
if (skew !== 0) {
  const TrueDate = Date;
  globalThis.Date = class extends TrueDate {
    constructor(...args) {
      if (args.length === 0) super(TrueDate.now() + skew);
      else super(...args);
    }
    static now() {
      return TrueDate.now() + skew;
    }
    // Next copies only the constructor's own properties.
    static parse = TrueDate.parse;
    static UTC = TrueDate.UTC;
  };
}

const trueFetch = globalThis.fetch;
globalThis.fetch = async (...args) => {
  if (NAMES_UNKNOWN_FLAG && existsSync(NAMES_UNKNOWN_FLAG)) {
    const cause = Object.assign(new Error('getaddrinfo ENOTFOUND database.example'), { code: 'ENOTFOUND' });
    throw new TypeError('fetch failed', { cause });
  }
  return trueFetch(...args);
};
