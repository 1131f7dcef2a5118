'use client';

import { PdfEditor } from '@/components/admin/kinds/pdf/pdf-editor';
import { RecordId } from '@/components/admin/shell/session/editors-only';

export default function PdfEditorPage() {
  return <RecordId>{(id) => <PdfEditor id={id} />}</RecordId>;
}
