'use client';

import { BlogEditor } from '@/components/admin/blog-editor/blog-editor';
import { RecordId } from '@/components/admin/record-id';

export default function BlogEditorPage() {
  return <RecordId>{(id) => <BlogEditor id={id} />}</RecordId>;
}
