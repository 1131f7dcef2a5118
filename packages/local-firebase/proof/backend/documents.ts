import { type Backend, PROJECT } from './backend';

const ROOT = `projects/${PROJECT}/databases/(default)/documents`;

/** The parts of a document that these proofs read. */
type WireDocument = { name: string; fields?: { n?: { integerValue: string } } };

async function post(backend: Backend, method: string, body: object): Promise<unknown> {
  const response = await backend.send(`/v1/${ROOT}:${method}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${method} returned ${response.status}: ${answer}`);
  return JSON.parse(answer);
}

const nameOf = (path: string) => `${ROOT}/${path}`;
const numberIn = (document?: WireDocument) =>
  document?.fields?.n ? Number(document.fields.n.integerValue) : null;

/** Writes `n` to all of these documents in one commit, or deletes them all if `n` is null. */
export async function commitTo(backend: Backend, paths: string[], n: number | null): Promise<void> {
  const fields = { n: { integerValue: String(n) }, text: { stringValue: `Words about ${n}. `.repeat(20) } };
  const writes = paths.map((path) =>
    n === null ? { delete: nameOf(path) } : { update: { name: nameOf(path), fields } },
  );
  await post(backend, 'commit', { writes });
}

/** Returns the value of `n` in each document, or null for a missing document. Reads all of them in one snapshot. */
export async function readAtOnce(backend: Backend, paths: string[]): Promise<(number | null)[]> {
  const answer = await post(backend, 'batchGet', { documents: paths.map(nameOf) });
  const found = (answer as { found?: WireDocument }[]).flatMap((part) => part.found ?? []);
  return paths.map((path) => numberIn(found.find(({ name }) => name === nameOf(path))));
}

/** Returns the value of `n` in every document of a collection, by document id. */
export async function readCollection(
  backend: Backend,
  collectionId: string,
): Promise<Map<string, number | null>> {
  const answer = await post(backend, 'runQuery', { structuredQuery: { from: [{ collectionId }] } });
  const found = (answer as { document?: WireDocument }[]).flatMap(({ document }) => document ?? []);
  return new Map(found.map((document) => [document.name.replace(/.*\//, ''), numberIn(document)]));
}
