'use client';

import type { ComponentType } from 'react';
import { lazyPart } from '@/components/admin/kit/lazy-boundary';
import { type RecordCardProps, RecordList } from '@/components/admin/lists/record-list';
import type { Collection, PublishableCollection } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { AdminBlogCard } from './blog/admin-blog-card';

const FootprintView = lazyPart(() => import('./footprint/footprint-view').then((part) => part.FootprintView));
const PdfList = lazyPart(() => import('./pdf/pdf-list').then((part) => part.PdfList));

type KindListProps<Name extends Collection = Collection> = { collection: Name };

type Lists = { [Name in PublishableCollection]?: ComponentType<KindListProps<Name>> } & {
  [Name in Exclude<Collection, PublishableCollection>]: ComponentType<KindListProps<Name>>;
};

/** The dashboard's views of kinds. Publishable kinds without a view of their own have a plain `RecordList`. */
const LISTS: Lists = {
  // The compiler cannot infer that the list contains only blogs.
  Blog: (props) => (
    <RecordList {...props} Card={AdminBlogCard as ComponentType<RecordCardProps<Publishable>>} />
  ),
  GlobalFootprint: FootprintView,
  Link: PdfList,
};

/** The dashboard's view of a kind. */
export function KindList(props: KindListProps) {
  const List = (LISTS[props.collection] ?? RecordList) as ComponentType<KindListProps>;
  return <List {...props} />;
}
