'use client';

import { FootprintEditor } from '@/components/admin/footprint/footprint-editor';
import { EditorsOnly } from '@/components/admin/session/editors-only';

export default function FootprintEditorPage() {
  return (
    <EditorsOnly>
      <FootprintEditor />
    </EditorsOnly>
  );
}
