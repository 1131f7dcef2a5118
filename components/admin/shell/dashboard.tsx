'use client';

import { KindList } from '@/components/admin/kinds/kind-list';
import { LazyBoundary, lazyPart } from '@/components/admin/kit/lazy-boundary';
import { Loading } from '@/components/admin/kit/loading';
import { useViewTitle } from '@/components/admin/kit/view-title';
import {
  ACTIVITY,
  collectionOf,
  HOME,
  listName,
  PEOPLE,
  REQUESTS,
  UNFINISHED,
  useListQuery,
} from '@/components/admin/lists/list-query';
import { Home } from './home/home';

// The views that are opened less often are loaded when they open, so that they do not delay the others.
const ActivityList = lazyPart(() =>
  import('@/components/admin/lists/activity-list').then(({ ActivityList }) => ActivityList),
);
const UnfinishedList = lazyPart(() =>
  import('@/components/admin/lists/unfinished-list').then(({ UnfinishedList }) => UnfinishedList),
);
const DeletedList = lazyPart(() =>
  import('@/components/admin/lists/deleted-list').then(({ DeletedList }) => DeletedList),
);
const RequestsList = lazyPart(() =>
  import('@/components/admin/lists/requests-list').then(({ RequestsList }) => RequestsList),
);
const PeopleView = lazyPart(() => import('./people/people-view').then(({ PeopleView }) => PeopleView));

/** The view that the URL names: home, a list or the people. */
export function Dashboard() {
  const { list } = useListQuery();
  useViewTitle(listName(list));
  return (
    <LazyBoundary key={list} fallback={<Loading />}>
      <View list={list} />
    </LazyBoundary>
  );
}

function View({ list }: { list: string }) {
  const collection = collectionOf(list);
  if (list === HOME) return <Home />;
  if (list === ACTIVITY) return <ActivityList />;
  if (list === PEOPLE) return <PeopleView />;
  if (list === REQUESTS) return <RequestsList />;
  if (list === UNFINISHED) return <UnfinishedList />;
  if (!collection) return <DeletedList />;
  return <KindList collection={collection} />;
}
