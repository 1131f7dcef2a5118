'use client';

import { LinkEditor } from '@/components/admin/kinds/pdf/link-editor';
import { RecordId } from '@/components/admin/shell/session/editors-only';

export default function LinkEditorPage() {
  return <RecordId>{(id) => <LinkEditor id={id} />}</RecordId>;
}
