import { FieldDiff } from '@/components/admin/editing/versions/field-diff';
import { StoredFile } from '@/components/admin/fields/pdf-facts';
import { approval } from '@/content/admin/approval';
import { emptyRecord } from '@/lib/model/converter';
import { changedFields } from '@/lib/model/editable';
import { type Collection, hasLife } from '@/lib/model/kinds';
import { textIn } from '@/lib/model/text-in';
import { isVisibleOrScheduled } from '@/lib/model/visibility';
import { fill } from '@/lib/text/fill';

export type DraftChangesProps = {
  name: Collection;
  /** The stored record. */
  before: object;
  /** The draft's record. */
  after: object;
};

const { request, restore, unpublish } = approval;

/**
 * Whether a draft is a request to unpublish, rather than to publish. This does not depend on the stored record, which may
 * have been unpublished since.
 */
export const isUnpublishing = (name: Collection, after: object): boolean =>
  hasLife(name, 'publishable') && !isVisibleOrScheduled(name, textIn(after, 'id'), after);

/** The changes that a shared draft would make to the stored record, and links to the two files. */
export function DraftChanges({ name, before, after }: DraftChangesProps) {
  const changes = changedFields(name, before, after);
  const isOff = isUnpublishing(name, after);
  const replacesFile = textIn(before, 'sha256') !== textIn(after, 'sha256');
  return (
    <>
      {isOff && <p>{unpublish.effect}</p>}
      {changes.length === 0 && !isOff && <p>{request.unchanged}</p>}
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

const AND = new Intl.ListFormat('en-GB');

/** The details that visitors would see again if the request to restore a deleted record is approved. */
export function RestoredDetails({ name, before, after }: DraftChangesProps) {
  const since = changedFields(name, before, after).map(({ label }) => label);
  return (
    <>
      <p>{restore.shown}</p>
      <FieldDiff
        name={name}
        changes={changedFields(name, emptyRecord(name, textIn(after, 'id')), after)}
        before={request.before}
        after={request.after}
        isBrief
      />
      <p>{since.length > 0 ? fill(restore.differs, { fields: AND.format(since) }) : restore.same}</p>
      {hasLife(name, 'file') && <StoredFile record={after} label={restore.file} />}
    </>
  );
}
