'use client';

import { isPublishable } from '@/lib/model/kinds';
import { DeletedList } from './deleted-list';
import { LinkList } from './link-list';
import { collectionOf, type ListQuery } from './list-query';
import { RecordList } from './record-list';
import type { ChangeQuery } from './use-list-query';

export type ContentListProps = { query: ListQuery; onChange: ChangeQuery };

/** The list that a query names. */
export function ContentList(props: ContentListProps) {
  const collection = collectionOf(props.query.list);
  if (!collection) return <DeletedList {...props} />;
  return isPublishable(collection) ? (
    <RecordList key={collection} {...props} collection={collection} />
  ) : (
    <LinkList {...props} />
  );
}
