'use client';

import { blogStore, mediaStore } from '@/components/admin/record-editor/record-store';
import { getBlogs } from '@/lib/content/blogs';
import { getMedias } from '@/lib/content/medias';
import type { ListQuery } from './list-query';
import { RecordList } from './record-list';
import type { ChangeQuery } from './use-list-query';

export type ContentListProps = { query: ListQuery; onChange: ChangeQuery };

const allBlogs = () => getBlogs(true);
const allMedia = () => getMedias(true);

export function BlogList(props: ContentListProps) {
  return <RecordList {...props} store={blogStore} load={allBlogs} editor="/admin/blog" />;
}

export function MediaList(props: ContentListProps) {
  return <RecordList {...props} store={mediaStore} load={allMedia} editor="/admin/media" />;
}
