import { aBlog, aMention } from '@/lib/testing/records';
import { publicList, withUsableAddresses } from './public-records';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

describe('publicList', () => {
  it('shows each record once, newest first, and without an unusable link', () => {
    const older = aBlog({ id: 'a', title: 'Old', publishedAt: day(1) });
    const newer = aBlog({ id: 'b', publishedAt: day(2), link: 'javascript:alert(1)' });
    const list = publicList('Blog', [older, newer, { ...older, title: 'New' }]);
    expect(list.map(({ id, title, link }) => [id, title, link])).toEqual([
      ['b', newer.title, ''],
      ['a', 'New', older.link],
    ]);
  });

  it('inserts a record into a list in order', () => {
    const list = publicList(
      'Blog',
      [1, 3].map((number) => aBlog({ id: `${number}`, publishedAt: day(number) })),
    );
    const added = publicList('Blog', [aBlog({ id: '2', publishedAt: day(2) })], list);
    expect(added.map(({ id }) => id)).toEqual(['3', '2', '1']);
  });

  it('leaves out an invalid record, even one that was valid before, and logs it once', () => {
    const list = publicList('Blog', [aBlog({ id: 'spoilt' })]);
    const spoilt = aBlog({ id: 'spoilt', title: '' });
    expect(publicList('Blog', [spoilt], list)).toEqual([]);
    expect(publicList('Blog', [spoilt])).toEqual([]);
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('Blog/spoilt is not shown'));
  });
});

describe('withUsableAddresses', () => {
  it('leaves a valid record unchanged', () => {
    const blog = aBlog({ link: '/trivus', image: 'images/a/b.png' });
    expect(withUsableAddresses('Blog', blog)).toEqual(blog);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', '/\\evil.example'])(
    'removes the link %s',
    (link) => expect(withUsableAddresses('Media', aMention({ link })).link).toBe(''),
  );

  it.each(['../admin', 'images/../x.png', 'https://evil.example/x.png'])('removes the image %s', (image) =>
    expect(withUsableAddresses('Blog', aBlog({ image })).image).toBe(''),
  );
});
