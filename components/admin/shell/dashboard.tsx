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
  const { query } = useListQuery();
  useViewTitle(listName(query.list));
  return (
    <LazyBoundary key={query.list} fallback={<Loading />}>
      <View />
    </LazyBoundary>
  );
}

function View() {
  const { query, change } = useListQuery();
  const props = { query, onChange: change };
  const collection = collectionOf(query.list);
  if (query.list === HOME) return <Home />;
  if (query.list === ACTIVITY) return <ActivityList {...props} />;
  if (query.list === PEOPLE) return <PeopleView />;
  if (query.list === REQUESTS) return <RequestsList {...props} />;
  if (query.list === UNFINISHED) return <UnfinishedList {...props} />;
  if (!collection) return <DeletedList {...props} />;
  return <KindList key={collection} {...props} collection={collection} />;
}
