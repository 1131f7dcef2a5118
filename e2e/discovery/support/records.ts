import { commitAsOwner, deleteDocument, setDocument } from '@/lib/testing/owner-writes';
import { takeFile } from '@/lib/testing/stored-files';
import { environment, PROJECT } from '../../support/environment';

const backend = () => ({ origin: environment.backendUrl, ownerToken: environment.ownerToken });

type Fields = Record<string, string | boolean | number | Date> & { id: string };

/** Writes records, bypassing the rules and the site. */
export const writeRecords = (collection: string, records: Fields[]) =>
  commitAsOwner(
    backend(),
    records.map((record) => setDocument(collection, record.id, record)),
  );

export const deleteRecords = (collection: string, ids: string[]) =>
  commitAsOwner(
    backend(),
    ids.map((id) => deleteDocument(collection, id)),
  );

/** Stores a PDF, bypassing the rules. */
export async function storePdf(name: string, content: Buffer) {
  const { origin, ownerToken } = backend();
  const path = encodeURIComponent(`pdfs/${name}`);
  const response = await fetch(`${origin}/v0/b/${PROJECT}.appspot.com/o?uploadType=media&name=${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ownerToken}`, 'content-type': 'application/pdf' },
    body: new Uint8Array(content),
  });
  if (!response.ok) throw new Error(`${name} could not be stored: ${await response.text()}`);
}

/** Deletes a file, as a purge does. */
export const deleteFile = (path: string) => takeFile(backend(), path);

/** A minimal PDF with one empty page. */
export const aPdf = () =>
  Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 144]>>endobj',
      'trailer<</Root 1 0 R>>',
      '%%EOF',
    ].join('\n'),
  );
