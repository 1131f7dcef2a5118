import { updateLink } from '@/lib/records/facade';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { aPdfLink } from '@/lib/testing/records';
import { GET } from './route';

const hashOf = (letter: string) => letter.repeat(64);

const ask = (id: string, edition: string) =>
  GET(new Request('http://site.example'), { params: Promise.resolve({ id, edition }) });

const addressesIn = (html: string) => [...html.matchAll(/<li><a href="([^"]+)"/g)].map(([, href]) => href);

let backend: Awaited<ReturnType<typeof startTestBackend>>;

beforeAll(async () => {
  backend = await startTestBackend();
  await signInFirstAdministrator(backend);
});

afterAll(() => backend.close());

it('lists a replaced built-in download as the first version of the document', async () => {
  const id = 'syringes.pdf';
  const supersedes = '/downloads/insulin-syringes-use.pdf';
  const link = aPdfLink({ id, link: `pdfs/${id}`, kind: 'instructions', listed: true, supersedes });
  const first = { ...link, sha256: hashOf('a'), edition: '1' };
  const second = { sha256: hashOf('b'), edition: '2', change: 'Second' };
  await updateLink({ ...first, ...second, revision: await updateLink(first) });
  const html = await (await ask(id, 'versions')).text();
  expect(addressesIn(html)).toEqual([`/files/pdf/${id}/1`, '/downloads/built-in/insulin-syringes-use.pdf']);
  expect(html).toContain('Insulin syringes: instructions for use, first version');
});

it('keeps the order of an Arabic title and language among English words', async () => {
  const [id, title] = ['arabic.pdf', 'دليل الاستخدام.'];
  const link = aPdfLink({
    id,
    link: `pdfs/${id}`,
    kind: 'instructions',
    listed: true,
    title,
    language: 'ar',
  });
  await updateLink({ ...link, edition: '3' });
  const html = await (await ask(id, 'versions')).text();
  expect(html).toContain(`<h1>Versions of \u2068${title}\u2069</h1>`);
  expect(html).toContain(`\u2068${title}\u2069, revision 3</a>`);
});

it('links to every earlier file, even if a newer one has the same revision label', async () => {
  const id = 'ifu.pdf';
  let link = aPdfLink({ id, link: `pdfs/${id}`, kind: 'instructions', listed: true });
  for (const [letter, edition] of ['a1', 'b2', 'c2', 'd3', 'e3'].map(([...name]) => name)) {
    const next = { ...link, sha256: hashOf(letter ?? ''), edition: edition ?? '', change: `Now ${letter}` };
    link = { ...next, revision: await updateLink(next) };
  }
  expect(addressesIn(await (await ask(id, 'versions')).text())).toEqual([
    `/files/pdfs/${id}/${hashOf('d')}.pdf`,
    `/files/pdf/${id}/2`,
    `/files/pdfs/${id}/${hashOf('b')}.pdf`,
    `/files/pdf/${id}/1`,
  ]);
  expect((await ask(id, '3')).headers.get('location')).toBe(`/files/pdf/${id}`);
  expect(await (await ask(id, '2')).text()).toContain(`/files/pdfs/${id}/${hashOf('c')}.pdf`);
  expect((await ask(id, '4')).status).toBe(404);
});
