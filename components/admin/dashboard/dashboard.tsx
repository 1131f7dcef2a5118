'use client';

import { FootprintView } from '@/components/admin/footprint/footprint-view';
import { useViewTitle } from '@/components/admin/frame/view-title';
import { LinkList } from '@/components/admin/link/link-list';
import { hasLife, isPublishable } from '@/lib/model/kinds';
import { DeletedList } from './deleted-list';
import { collectionOf, listName, UNFINISHED, useListQuery } from './list-query';
import { RecordList } from './record-list';
import { UnfinishedList } from './unfinished-list';

/** The view that the URL names: a list or the footprint. */
export function Dashboard() {
  const { query, change } = useListQuery();
  const props = { query, onChange: change };
  const collection = collectionOf(query.list);
  useViewTitle(listName(query.list));
  if (query.list === UNFINISHED) return <UnfinishedList {...props} />;
  if (!collection) return <DeletedList {...props} />;
  if (hasLife(collection, 'pair')) return <FootprintView />;
  if (!isPublishable(collection)) return <LinkList {...props} />;
  return <RecordList key={collection} {...props} collection={collection} />;
}
