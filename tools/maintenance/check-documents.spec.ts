import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { saveLink } from '@/lib/records/save-link';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
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

/** Saves a document with two revisions. */
async function saveTwice(id: string) {
  const link = aPdfLink({ id, link: `pdfs/${id}`, kind: 'instructions', listed: true });
  const fileOf = (pages: number) => new File([aPdf(pages)], id, { type: 'application/pdf' });
  const first = await saveLink({ ...link, sha256: hashOf(1) }, fileOf(1), {});
  await saveLink({ ...first, sha256: hashOf(2), change: 'Second' }, fileOf(2), {});
}

it('a check reads every version, and reports missing files, problems of current files, and addresses that fail', async () => {
  await saveTwice(ID);
  expect(await checkDocuments(connection)).toEqual({ files: 2, faults: [], warnings: [] });

  const site = createServer(({ url }, response) => {
    response.writeHead(url === '/ifu/tubes-use' ? 404 : 200).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const earlier = `pdfs/${ID}/${hashOf(1)}.pdf`;
  await deleteFile(connection, earlier);
  const options = {
    site: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    problemsIn: async () => ['no title'],
  };
  expect(await checkDocuments(connection, options)).toEqual({
    files: 2,
    faults: [`${ID}: ${earlier} is missing`, `${ID}: /ifu/tubes-use returned 404`],
    warnings: [`${ID}: no title`],
  });
  site.close();
});
