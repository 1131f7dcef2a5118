'use client';

import { previewOf } from '@/components/admin/preview/record-preview';
import { RecordId } from '@/components/admin/session/editors-only';
import type { PublishableCollection } from '@/lib/model/kinds';
import { RecordEditor } from './record-editor';
import { storeOf } from './record-store';

export type RecordPageProps = { collection: PublishableCollection };

/** An editor's page: the record in the URL, once an administrator is signed in. */
export function RecordPage({ collection }: RecordPageProps) {
  const store = storeOf(collection);
  return (
    <RecordId>{(id) => <RecordEditor store={store} id={id} preview={previewOf(collection)} />}</RecordId>
  );
}
