'use client';

import { MediaEditor } from '@/components/admin/media-editor/media-editor';
import { RecordId } from '@/components/admin/record-id';

export default function MediaEditorPage() {
  return <RecordId>{(id) => <MediaEditor id={id} />}</RecordId>;
}
