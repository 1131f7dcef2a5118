import { readQuery, writeQuery } from './list-query';

const read = (address: string) => readQuery(new URL(address, 'https://purvia.example').searchParams);

describe('the URL of a list', () => {
  it('omits defaults', () => {
    expect(writeQuery(read('/admin'))).toBe('/admin');
  });

  it('is the same after it is parsed and written again', () => {
    const address = '/admin?list=media&search=caf%C3%A9+%26+co&state=scheduled&sort=title&page=3';
    expect(writeQuery(read(address))).toBe(address);
  });

  it.each(['state=x', 'sort=1', 'page=0', 'page=-1', 'page=1.5', 'page=x'])(
    'omits the invalid parameter %s',
    (part) => expect(writeQuery(read(`/admin?list=media&${part}`))).toBe('/admin?list=media'),
  );

  it('shows home for an unknown list', () => expect(writeQuery(read('/admin?list=users'))).toBe('/admin'));

  it('reads addresses of earlier releases, which did not name the list of blogs', () =>
    expect(writeQuery(read('/admin?search=tube'))).toBe('/admin?list=blogs&search=tube'));
});
