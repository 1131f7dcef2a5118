import '@/components/admin/testing/no-network';
import { writerName } from './writer';

const staff = new Map([['uid-of-ana', 'ana@purvia.example']]);
const name = (uid: string) => writerName(uid, 'my-uid', staff);

describe('writerName', () => {
  it(`is "you" for the reader, a colleague's email, or the start of an unknown account's id`, () => {
    expect(name('my-uid')).toBe('you');
    expect(name('uid-of-ana')).toBe('ana@purvia.example');
    expect(name('uid-of-ben')).toBe('a colleague (uid-of)');
    expect(name('')).toBe('unknown');
  });
});
