'use client';

import { LinkEditor } from '@/components/admin/link-editor/link-editor';
import { RecordId } from '@/components/admin/record-id';

export default function LinkEditorPage() {
  return <RecordId>{(id) => <LinkEditor id={id} />}</RecordId>;
}
