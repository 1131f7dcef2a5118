import { aBlog, aMention } from '@/lib/testing/records';
import { findLinkUsers } from './link-use';

const leadsTo = (link: string) =>
  findLinkUsers([{ collection: 'Blog', records: [aBlog({ link })] }]).has('a.pdf');

describe('findLinkUsers', () => {
  it.each([
    '/files/pdf/a.pdf',
    '/files/pdfs/a.pdf',
    'https://purvia.example/files/pdf/a.pdf',
    '/files/pdf/a.pdf#page=2',
  ])('finds %s', (link) => expect(leadsTo(link)).toBe(true));

  it.each([
    '',
    '/files/pdf/aa.pdf',
    '/files/pdf/a.pdf/b',
    'mailto:files@purvia.example',
    '/x/files/pdf/a.pdf',
  ])('ignores %p', (link) => expect(leadsTo(link)).toBe(false));

  it('finds links in the text of an article, and lists the article once for each PDF', () => {
    const text =
      'Read [the leaflet](/files/pdf/a.pdf) or [its file](/files/pdfs/a.pdf), not ![a](/files/pdf/b.pdf).';
    const blog = aBlog({ text });
    const users = findLinkUsers([{ collection: 'Blog', records: [blog] }]);
    expect([...users.keys()]).toEqual(['a.pdf']);
    expect(users.get('a.pdf')).toHaveLength(1);
  });

  it('returns the records that link to a PDF, with their publication states', () => {
    const link = '/files/pdf/a.pdf';
    const blog = aBlog({ link, published: true });
    const mention = aMention({ link });
    const lists = [
      { collection: 'Blog', records: [blog, aBlog()] },
      { collection: 'Media', records: [mention] },
    ] as const;
    expect(findLinkUsers(lists).get('a.pdf')).toEqual([
      { collection: 'Blog', id: blog.id, title: 'A blog', state: 'published' },
      { collection: 'Media', id: mention.id, title: 'A mention', state: 'draft' },
    ]);
  });
});
