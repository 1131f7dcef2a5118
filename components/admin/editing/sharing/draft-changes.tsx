import { FieldDiff } from '@/components/admin/editing/versions/field-diff';
import { StoredFile } from '@/components/admin/fields/pdf-facts';
import { approval } from '@/content/admin/approval';
import { changedFields } from '@/lib/model/editable';
import { type Collection, hasLife } from '@/lib/model/kinds';
import { textIn } from '@/lib/model/text-in';

export type DraftChangesProps = {
  name: Collection;
  /** The stored record. */
  before: object;
  /** The draft's record. */
  after: object;
};

const { request } = approval;

/** The changes that a shared draft would make to the stored record, and links to the two files. */
export function DraftChanges({ name, before, after }: DraftChangesProps) {
  const changes = changedFields(name, before, after);
  const replacesFile = textIn(before, 'sha256') !== textIn(after, 'sha256');
  return (
    <>
      {changes.length === 0 && <p>{request.unchanged}</p>}
      <FieldDiff name={name} changes={changes} before={request.before} after={request.after} isBrief />
      {hasLife(name, 'file') && (
        <>
          {replacesFile && <StoredFile record={before} label={request.oldFile} />}
          <StoredFile record={after} label={request.newFile} />
        </>
      )}
    </>
  );
}
