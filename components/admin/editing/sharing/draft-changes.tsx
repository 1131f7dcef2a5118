import { FieldDiff, type FieldDiffProps } from '@/components/admin/editing/versions/field-diff';
import { approval } from '@/content/admin/approval';

export type DraftChangesProps = Pick<FieldDiffProps, 'name' | 'changes'>;

/** The changes that a shared draft would make to the stored record. */
export const DraftChanges = (props: DraftChangesProps) => (
  <FieldDiff {...props} before={approval.request.before} after={approval.request.after} isBrief />
);
