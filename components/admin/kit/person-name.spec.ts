import '@/components/admin/testing/no-network';
import { personName } from './person-name';

const staff = new Map([['uid-of-ana', 'ana@purvia.example']]);
const name = (uid: string) => personName(uid, 'my-uid', staff);

describe('personName', () => {
  it('returns “you” for the reader, an email address or the start of the id for a colleague, and “unknown” without an id', () => {
    expect(name('my-uid')).toBe('you');
    expect(name('uid-of-ana')).toBe('ana@purvia.example');
    expect(name('uid-of-ben')).toBe('a colleague (uid-of)');
    expect(name('')).toBe('unknown');
  });
});
