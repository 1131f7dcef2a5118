import { environment, PROJECT } from '../../support/environment';

const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

const headers = (type: string) => ({
  authorization: `Bearer ${environment.ownerToken}`,
  'content-type': type,
});

const stored = (value: string | boolean) =>
  typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value };

async function send(address: string, type: string, body: string | Buffer) {
  const response = await fetch(`${environment.backendUrl}${address}`, {
    method: 'POST',
    headers: headers(type),
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
}

type Fields = Record<string, string | boolean> & { id: string };

const commit = (writes: object[]) =>
  send(`/v1/${DOCUMENTS}:commit`, 'application/json', JSON.stringify({ writes }));

/** Writes records past the rules and past the site, all at once. */
export const writeRecords = (collection: string, records: Fields[]) =>
  commit(
    records.map((record) => ({
      update: {
        name: `${DOCUMENTS}/${collection}/${record.id}`,
        fields: Object.fromEntries(Object.entries(record).map(([field, value]) => [field, stored(value)])),
      },
    })),
  );

export const deleteRecords = (collection: string, ids: string[]) =>
  commit(ids.map((id) => ({ delete: `${DOCUMENTS}/${collection}/${id}` })));

/** Stores a PDF past the rules. */
export const storePdf = (name: string, content: Buffer) =>
  send(
    `/v0/b/${PROJECT}.appspot.com/o?uploadType=media&name=${encodeURIComponent(`pdfs/${name}`)}`,
    'application/pdf',
    content,
  );

/** The smallest PDF that there is: one empty page. */
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
