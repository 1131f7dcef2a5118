'use client';

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
      {(open) => <RecordForm {...props} {...open} />}
    </OpenedRecord>
  );
}
