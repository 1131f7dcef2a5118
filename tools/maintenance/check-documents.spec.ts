import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { saveLink } from '@/lib/records/save-link';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { commitAsOwner, setDocument } from '@/lib/testing/owner-writes';
import { aPdf } from '@/lib/testing/pdfs';
import { aPdfLink } from '@/lib/testing/records';
import { checkDocuments } from './check-documents';
import type { Connection } from './connection';
import { deleteFile } from './files';
import { connectionTo } from './testing';

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let connection: Connection;

beforeAll(async () => {
  backend = await startTestBackend();
  connection = connectionTo(backend);
  await signInFirstAdministrator(backend);
});

afterAll(() => backend.close());

const hashOf = (pages: number) => createHash('sha256').update(aPdf(pages)).digest('hex');

const ID = 'tubes-use.pdf';
const GTIN = '09520123456788';

/** Saves a document with two revisions. */
async function saveTwice(id: string) {
  const link = aPdfLink({
    id,
    link: `pdfs/${id}`,
    kind: 'instructions',
    listed: true,
    document: 'tubes-use',
    gtin: GTIN,
  });
  const fileOf = (pages: number) => new File([aPdf(pages)], id, { type: 'application/pdf' });
  const first = await saveLink({ ...link, sha256: hashOf(1) }, fileOf(1), {});
  await saveLink({ ...first, sha256: hashOf(2), change: 'Second' }, fileOf(2), {});
}

async function serve(pages: Record<string, string | Buffer | { location: string }>) {
  const site = createServer(({ url = '' }, response) => {
    const page = pages[url];
    if (page === undefined) response.writeHead(404).end();
    else if (typeof page === 'object' && 'location' in page) response.writeHead(307, page).end();
    else response.end(page);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return { site: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, close: () => site.close() };
}

/** Returns the parts of a document's page by which a check recognises it. */
const pageOf = (slug: string, id: string, sha256: string) =>
  `<link rel="canonical" href="https://www.purvia.example/ifu/${slug}"/><a href="/files/pdf/${id}">Use</a><dd>${sha256}</dd>`;

it('a check reads every version, and reports missing files, problems of current files, and addresses that fail', async () => {
  await saveTwice(ID);
  expect(await checkDocuments(connection)).toEqual({ files: 2, faults: [], warnings: [] });

  const opening = `<a href="/files/pdfs/${ID}">Open</a>`;
  const works = await serve({
    [`/files/pdf/${ID}`]: opening,
    [`/files/pdfs/${ID}`]: Buffer.from(aPdf(2)),
    '/ifu/tubes-use': pageOf('tubes-use', ID, hashOf(2)),
    [`/01/${GTIN}`]: { location: '/ifu/tubes-use' },
  });
  expect(await checkDocuments(connection, works)).toMatchObject({ faults: [] });
  works.close();

  const earlier = `pdfs/${ID}/${hashOf(1)}.pdf`;
  await deleteFile(connection, earlier);
  const fails = await serve({
    [`/files/pdf/${ID}`]: '<a href="/files/pdfs/other.pdf">Open</a>',
    [`/files/pdfs/${ID}`]: Buffer.from(aPdf(1)),
    '/ifu/other': '',
    [`/01/${GTIN}`]: { location: '/ifu/other' },
  });
  const problemsIn = async () => ['no title'];
  expect(await checkDocuments(connection, { site: fails.site, problemsIn })).toEqual({
    files: 2,
    faults: [
      `${ID}: ${earlier} is missing`,
      `${ID}: /files/pdf/${ID}, the address in its QR code, does not lead to its file`,
      `${ID}: /files/pdfs/${ID} is not the current file`,
      `${ID}: /ifu/tubes-use returned 404`,
      `${ID}: /01/${GTIN} leads to /ifu/other`,
    ],
    warnings: [`${ID}: no title`],
  });
  fails.close();
});

it.each([
  ['an error page', '<h1>Sorry</h1>', 'shows no document'],
  [
    'the page of another document',
    pageOf('needles-use', ID, hashOf(2)),
    'shows https://www.purvia.example/ifu/needles-use',
  ],
  [
    'a page without the file',
    pageOf('tubes-use', 'needles.pdf', hashOf(2)),
    `does not link to /files/pdf/${ID}`,
  ],
  [
    'a page with the previous revision',
    pageOf('tubes-use', ID, hashOf(1)),
    'does not show the hash of its current file',
  ],
])('a check reports %s at the address of a document, although its status is 200', async (_, html, fault) => {
  const { site, close } = await serve({
    [`/files/pdf/${ID}`]: `<a href="/files/pdfs/${ID}">Open</a>`,
    [`/files/pdfs/${ID}`]: Buffer.from(aPdf(2)),
    '/ifu/tubes-use': html,
    [`/01/${GTIN}`]: { location: '/ifu/tubes-use' },
  });
  const { faults } = await checkDocuments(connection, { site });
  close();
  expect(faults.filter((text) => !text.endsWith('is missing'))).toEqual([`${ID}: /ifu/tubes-use ${fault}`]);
});

it('a check reports documents that are kept too briefly, can be deleted, or were deleted too soon', async () => {
  const kept = { kind: 'instructions', listed: true, issued: '2016-02-29', retainUntil: '2020-01-31' };
  await commitAsOwner(backend, [
    setDocument('Link', 'brief.pdf', { ...aPdfLink({ id: 'brief.pdf', link: 'pdfs/brief.pdf', ...kept }) }),
    setDocument('Trash', 'gone', {
      ...{ collection: 'Link', id: 'gone.pdf', deletedAt: new Date('2019-05-01T08:00:00Z') },
      record: { ...aPdfLink({ id: 'gone.pdf', ...kept }) },
    }),
    setDocument('Trash', 'over', {
      ...{ collection: 'Link', id: 'over.pdf', deletedAt: new Date('2020-02-01T08:00:00Z') },
      record: { ...aPdfLink({ id: 'over.pdf', ...kept }) },
    }),
  ]);
  const { faults, warnings } = await checkDocuments(connection);
  expect(faults).toContain('gone.pdf: was deleted on 2019-05-01, while it still had to be kept');
  expect(faults.join()).not.toContain('over.pdf');
  expect(warnings).toEqual([
    'brief.pdf: is kept only until 2020-01-31, less than ten years after its date of issue',
    'brief.pdf: can be deleted, because its retention period ended on 2020-01-31',
  ]);
});
