'use client';

import { FootprintEditor } from '@/components/admin/kinds/footprint/footprint-editor';
import { EditorsOnly } from '@/components/admin/shell/session/editors-only';

export default function FootprintEditorPage() {
  return (
    <EditorsOnly>
      <FootprintEditor />
    </EditorsOnly>
  );
}
