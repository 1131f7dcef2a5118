import pLimit from 'p-limit';
import { operationsOf } from '../../../lib/records/operations';
import { commitAsOwner, deleteDocument, setDocument } from '../../../lib/testing/owner-writes';
import type { RunningSite } from '../../../tools/test-site';
import type { Finding } from '../place';
import type { Planned } from './plan';

/** The number of concurrent saves. */
const CONCURRENCY = 12;

const ownerOf = ({ backendUrl, ownerToken }: RunningSite) => ({ origin: backendUrl, ownerToken });

const save = ({ collection, record }: Planned): Promise<number> => operationsOf(collection).update(record);

/**
 * Stores records as the signed-in user through the content service, or directly, bypassing the rules.
 * @returns a finding for each record that the content service could not save
 */
export async function store(planned: Planned[], site: RunningSite): Promise<Finding[]> {
  const past = planned.filter(({ pastRules }) => pastRules);
  const writes = past.map(({ collection, record: { publishAt: _, publishedAt: __, ...record } }) =>
    setDocument(collection, record.id, { ...record, revision: 1 }),
  );
  await commitAsOwner(ownerOf(site), writes);
  const saved = planned.filter(({ pastRules }) => !pastRules);
  const findings = await pLimit(CONCURRENCY).map(saved, async (record): Promise<Finding[]> => {
    const error = await save(record).then(
      () => null,
      (reason) => reason,
    );
    const text = JSON.stringify(record.record);
    return error
      ? [{ family: record.collection, text, what: `could not be saved although it is valid: ${error}` }]
      : [];
  });
  return findings.flat();
}

export const remove = (planned: Planned[], site: RunningSite) =>
  commitAsOwner(
    ownerOf(site),
    planned.map(({ collection, record }) => deleteDocument(collection, record.id)),
  );
