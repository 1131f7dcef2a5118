import { aBlog } from '@/lib/testing/records';
import { linksTo } from './link-use';

const leadsTo = (link: string) => linksTo('a.pdf', [aBlog({ link })]).length === 1;

describe('linksTo', () => {
  it.each(['/files/pdf/a.pdf', 'https://purvia.example/files/pdf/a.pdf', '/files/pdf/a.pdf#page=2'])(
    'finds %s',
    (link) => expect(leadsTo(link)).toBe(true),
  );

  it.each(['', '/files/pdf/aa.pdf', '/files/pdfs/a.pdf', 'mailto:files@purvia.example'])(
    'leaves %p out',
    (link) => expect(leadsTo(link)).toBe(false),
  );
});
