import { readQuery, writeQuery } from './list-query';

const read = (address: string) => readQuery(new URL(address, 'https://purvia.example').searchParams);

describe('the address of a list', () => {
  it('says nothing about defaults', () => {
    expect(writeQuery(read('/admin'))).toBe('/admin');
  });

  it('goes there and back', () => {
    const address = '/admin?list=media&search=caf%C3%A9+%26+co&state=scheduled&sort=title&page=3';
    expect(writeQuery(read(address))).toBe(address);
  });

  it.each(['list=users', 'state=x', 'sort=1', 'page=0', 'page=-1', 'page=1.5', 'page=x'])(
    'ignores %s',
    (part) => expect(writeQuery(read(`/admin?${part}`))).toBe('/admin'),
  );
});
