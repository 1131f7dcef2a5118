/** @jest-environment node */

import { updateLink } from '@/lib/content/links';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { aPdfLink } from '@/lib/testing/records';
import { GET } from './route';

const id = 'ifu.pdf';
const hashOf = (letter: string) => letter.repeat(64);

const ask = (edition: string) =>
  GET(new Request('http://site.example'), { params: Promise.resolve({ id, edition }) });

const addressesIn = (html: string) => [...html.matchAll(/<li><a href="([^"]+)"/g)].map(([, href]) => href);

it('every earlier file stays reachable, even if a newer one has the same revision label', async () => {
  const backend = await startTestBackend();
  await signInFirstAdministrator(backend);
  let link = aPdfLink({ id, link: `pdfs/${id}`, kind: 'instructions', listed: true });
  for (const [letter, edition] of ['a1', 'b2', 'c2', 'd3', 'e3'].map(([...name]) => name)) {
    const next = { ...link, sha256: hashOf(letter ?? ''), edition: edition ?? '' };
    link = { ...next, revision: await updateLink(next) };
  }
  expect(addressesIn(await (await ask('versions')).text())).toEqual([
    `/files/pdfs/${id}/${hashOf('d')}.pdf`,
    `/files/pdf/${id}/2`,
    `/files/pdfs/${id}/${hashOf('b')}.pdf`,
    `/files/pdf/${id}/1`,
  ]);
  expect((await ask('3')).headers.get('location')).toBe(`/files/pdf/${id}`);
  expect(await (await ask('2')).text()).toContain(`/files/pdfs/${id}/${hashOf('c')}.pdf`);
  expect((await ask('4')).status).toBe(404);
  await backend.close();
});
