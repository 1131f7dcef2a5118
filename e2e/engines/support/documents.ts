import { deleteRecords, writeRecords } from '../../discovery/support/records';
import { owner } from '../../support/owner';

/** One document more than a page of downloads holds. */
const COUNT = 41;

const idsOf = (prefix: string) => Array.from({ length: COUNT }, (_, index) => `${prefix}-${index}.pdf`);

/** Returns a revision's record, with a hash that differs from the hashes of other revisions. */
const recordOf = (id: string, revision: number) => ({
  id,
  link: `pdfs/${id}`,
  title: `Guide ${id}`,
  kind: 'instructions',
  listed: true,
  edition: String(revision),
  sha256: String(revision).repeat(64),
  revision,
});

/**
 * Creates enough documents for a second page of downloads. Returns the id of the first document, which has an earlier
 * version.
 */
export async function listDocuments(prefix: string): Promise<string> {
  const [replaced = '', ...ids] = idsOf(prefix);
  await owner.write(`Link/${replaced}/history`, '1', {
    record: recordOf(replaced, 1),
    replacedAt: new Date('2025-02-20'),
  });
  await writeRecords('Link', [recordOf(replaced, 2), ...ids.map((id) => recordOf(id, 1))]);
  return replaced;
}

export const removeDocuments = (prefix: string) => deleteRecords('Link', idsOf(prefix));
