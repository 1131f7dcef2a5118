import { publicLink } from '@/lib/public/read-for-page';
import { aPdfLink } from '@/lib/testing/records';
import { GET } from './route';

jest.mock('@/lib/public/read-for-page', () => ({ publicLink: jest.fn() }));

it('responds with 503 if the link cannot be read, so that caches do not store a page for a file that may not exist', async () => {
  jest.mocked(publicLink).mockRejectedValue(new Error('unavailable'));
  const params = Promise.resolve({ id: 'any-name.pdf' });
  expect((await GET(new Request('http://site.example'), { params })).status).toBe(503);
});

it('links to the form for a paper copy of instructions and safety data only', async () => {
  const params = Promise.resolve({ id: 'use.pdf' });
  const pageOf = async (kind: string) => {
    jest.mocked(publicLink).mockResolvedValue(aPdfLink({ id: 'use.pdf', listed: true, kind }));
    return (await GET(new Request('http://site.example'), { params })).text();
  };
  const link = '<a href="/ifu/paper?document=use.pdf">Ask for a paper copy</a>';
  expect(await pageOf('instructions')).toContain(link);
  expect(await pageOf('safety')).toContain(link);
  expect(await pageOf('brochure')).not.toContain('/ifu');
});

it('names the language of the PDF in that language, with its script’s direction', async () => {
  jest.mocked(publicLink).mockResolvedValue(aPdfLink({ id: 'use.pdf', language: 'ar' }));
  const params = Promise.resolve({ id: 'use.pdf' });
  const page = await (await GET(new Request('http://site.example'), { params })).text();
  expect(page).toContain('<p lang="ar" dir="rtl">العربية</p>');
});

it('says that a document is withdrawn, and links to its file and replacement without opening either', async () => {
  const withdrawal = { withdrawn: '2026-03-31', withdrawnWhy: 'Wrong <volume>', replacement: '/ifu/tubes-2' };
  const link = aPdfLink({
    id: 'use.pdf',
    link: 'pdfs/use.pdf',
    kind: 'instructions',
    listed: true,
    ...withdrawal,
  });
  jest.mocked(publicLink).mockResolvedValue(link);
  const params = Promise.resolve({ id: 'use.pdf' });
  const page = await (await GET(new Request('http://site.example'), { params })).text();
  expect(page).toContain('It was withdrawn on 31 March 2026.');
  expect(page).toContain('Wrong &lt;volume&gt;');
  for (const href of ['/files/pdfs/use.pdf', '/ifu/tubes-2', '/ifu/use'])
    expect(page).toContain(`href="${href}"`);
  expect(page).not.toContain('http-equiv="refresh"');
});

it('has a title and a picture for link previews', async () => {
  jest.mocked(publicLink).mockResolvedValue(aPdfLink({ id: 'use.pdf', title: 'Tubes: “use & care”' }));
  const params = Promise.resolve({ id: 'use.pdf' });
  const page = await (await GET(new Request('http://site.example'), { params })).text();
  expect(page).toContain('<meta property="og:title" content="Tubes: “use &amp; care”">');
  expect(page).toMatch(/<meta property="og:image" content="https?:[^"]+\/share\/downloads.jpg">/);
});
