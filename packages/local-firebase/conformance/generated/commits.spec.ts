import { isDeepStrictEqual } from 'node:util';
import { deleteDoc, doc } from 'firebase/firestore/lite';
import { Random } from '../expressions/random';
import type { Target } from '../target/target';
import { describeBoth } from './both';
import { anyCommit, type GeneratedCommit } from './commits';

const SEED = Number(process.env.COMMITS_SEED ?? 11);
const COUNT = Number(process.env.COMMITS ?? 400);

type Answer = {
  error?: { status: string };
  writeResults?: { transformResults?: unknown[] }[];
  documents?: { name: string; fields?: object }[];
};

/** Applies a commit. Returns the response without times, and the resulting documents. */
async function apply(target: Target, commit: GeneratedCommit): Promise<unknown> {
  const docs = `projects/${target.endpoints.projectId}/databases/(default)/documents`;
  const body = JSON.stringify(commit).replaceAll('{docs}', docs);
  const { status, body: answer } = await target.request(`v1/${docs}:commit`, { body });
  const { error, writeResults } = answer as Answer;
  const { documents = [] } = (await target.request(`v1/${docs}/items`)).body as Answer;
  return {
    status,
    error: error?.status,
    results: writeResults?.map(({ transformResults = [] }) => transformResults),
    documents: documents.map(({ name, fields = {} }) => [name, fields]),
  };
}

/** Deletes the documents after a difference, so that the next commits start from the same state on both backends. */
async function clear(target: Target): Promise<void> {
  const ids = ['p', 'q', 'r'];
  await Promise.all(ids.map((id) => deleteDoc(doc(target.owner, 'items', id))));
}

describeBoth('generated commits', (both) => {
  it(`get the same responses from both backends and leave the same documents (${COUNT} commits)`, async () => {
    const targets = Object.values(both());
    const random = new Random(SEED);
    const differences: string[] = [];
    for (let sent = 0; sent < COUNT; sent++) {
      const commit = anyCommit(random);
      const [local, official] = await Promise.all(targets.map((target) => apply(target, commit)));
      if (isDeepStrictEqual(local, official)) continue;
      differences.push([commit, local, official].map((part) => JSON.stringify(part)).join('\n'));
      await Promise.all(targets.map(clear));
    }
    expect(differences).toEqual([]);
  }, 120_000);
});
