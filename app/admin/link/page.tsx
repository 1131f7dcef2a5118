'use client';

import { LinkEditor } from '@/components/admin/link/link-editor';
import { RecordId } from '@/components/admin/session/editors-only';

export default function LinkEditorPage() {
  return <RecordId>{(id) => <LinkEditor id={id} />}</RecordId>;
}
