'use client';

import { Button } from '@/components/admin/button/button';
import { admin } from '@/content/admin/texts';
import { generateId } from '@/lib/content/ids';
import { BlogList, MediaList } from './content-lists';
import styles from './dashboard.module.scss';
import { DeletedList } from './deleted-list';
import { LinkList } from './link-list';
import { ListTabs } from './list-tabs';
import { useListQuery } from './use-list-query';

export type DashboardProps = { onLogOut(): void };

const LIST_VIEWS = { blogs: BlogList, media: MediaList, links: LinkList, deleted: DeletedList } as const;

/** A real navigation, so that Back leads out of an editor past its guard. */
const open = (address: string) => window.location.assign(address);

/** What staff can do, and everything that there is to edit. */
export function Dashboard({ onLogOut }: DashboardProps) {
  const { query, change } = useListQuery();
  const { actions } = admin;
  const List = LIST_VIEWS[query.list];
  return (
    <div className={styles.dashboard}>
      <div className={styles.head}>
        <h1 className={styles.heading}>{admin.title}</h1>
        <Button kind="quiet" className={styles.logout} onClick={onLogOut}>
          {actions.logout}
        </Button>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => open(`/admin/media/${generateId()}`)}>{actions.newMedia}</Button>
        <Button onClick={() => open(`/admin/blog/${generateId()}`)}>{actions.newBlog}</Button>
        <Button onClick={() => open('/admin/global')}>{actions.newGlobal}</Button>
        <Button onClick={() => open('/admin/link/new')}>{actions.link}</Button>
      </div>
      <ListTabs query={query} onChange={change} />
      <List query={query} onChange={change} />
    </div>
  );
}
