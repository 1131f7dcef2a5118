'use client';

import { KindList } from '@/components/admin/kinds/kind-list';
import { LazyBoundary, lazyPart } from '@/components/admin/kit/lazy-boundary';
import { Loading } from '@/components/admin/kit/loading';
import { useViewTitle } from '@/components/admin/kit/view-title';
import { DeletedList } from '@/components/admin/lists/deleted-list';
import {
  ACTIVITY,
  collectionOf,
  HOME,
  listName,
  PEOPLE,
  UNFINISHED,
  useListQuery,
} from '@/components/admin/lists/list-query';
import { UnfinishedList } from '@/components/admin/lists/unfinished-list';
import { Home } from './home/home';

const ActivityList = lazyPart(() =>
  import('@/components/admin/lists/activity-list').then(({ ActivityList }) => ActivityList),
);

const PeopleView = lazyPart(() => import('./people/people-view').then(({ PeopleView }) => PeopleView));

/** The view that the URL names: home, a list or the people. */
export function Dashboard() {
  const { query, change } = useListQuery();
  const props = { query, onChange: change };
  const collection = collectionOf(query.list);
  useViewTitle(listName(query.list));
  if (query.list === HOME) return <Home />;
  if (query.list === ACTIVITY)
    return (
      <LazyBoundary fallback={<Loading />}>
        <ActivityList {...props} />
      </LazyBoundary>
    );
  if (query.list === PEOPLE)
    return (
      <LazyBoundary fallback={<Loading />}>
        <PeopleView />
      </LazyBoundary>
    );
  if (query.list === UNFINISHED) return <UnfinishedList {...props} />;
  if (!collection) return <DeletedList {...props} />;
  return <KindList key={collection} {...props} collection={collection} />;
}
