'use client';

import { storeOf } from '@/components/admin/editing/commands/record-store';
import { RecordEditor } from '@/components/admin/editing/record-editor';
import { previewOf } from '@/components/admin/kinds/preview/record-preview';
import type { PublishableCollection } from '@/lib/model/kinds';
import { RecordId } from './session/editors-only';

export type RecordPageProps = { collection: PublishableCollection };

/** Opens the record whose id is in the URL, once a member of staff is signed in. */
export function RecordPage({ collection }: RecordPageProps) {
  const store = storeOf(collection);
  return (
    <RecordId>{(id) => <RecordEditor store={store} id={id} preview={previewOf(collection)} />}</RecordId>
  );
}
