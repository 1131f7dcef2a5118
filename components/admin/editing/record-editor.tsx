'use client';

import type { OpenedDraft } from '@/components/admin/editing/sharing/open-draft';
import type { Publishable } from '@/lib/model/records';
import { OpenedRecord } from './opened-record';
import { RecordForm, type RecordFormProps } from './record-form';

export type RecordEditorProps<Item extends Publishable> = Pick<RecordFormProps<Item>, 'preview' | 'store'> & {
  id: string;
};

/** The editor of one publishable record. */
export function RecordEditor<Item extends Publishable>({ id, ...props }: RecordEditorProps<Item>) {
  return (
    <OpenedRecord source={props.store} id={id}>
      {/* The compiler cannot infer that the draft is of the same kind as the record. */}
      {(open) => <RecordForm {...props} {...open} shared={open.shared as OpenedDraft<Item>} />}
    </OpenedRecord>
  );
}
