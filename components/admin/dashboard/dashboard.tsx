'use client';

import { Button } from '@/components/admin/button/button';
import { admin } from '@/content/admin/texts';
import { generateId } from '@/lib/content/ids';
import { COLLECTIONS, type Collection, isPublishable, kindOf } from '@/lib/model/kinds';
import { ContentList } from './content-list';
import styles from './dashboard.module.scss';
import { ListTabs } from './list-tabs';
import { useListQuery } from './use-list-query';

export type DashboardProps = { onLogOut(): void };

/** As the specification orders the buttons; other kinds follow. */
const BUTTONS = ['Media', ...COLLECTIONS.filter((name) => name !== 'Media')] as const;

function newAddress(name: Collection): string {
  const { editor, ids } = kindOf(name);
  if (ids) return `/admin/${editor}`;
  return `/admin/${editor}/${isPublishable(name) ? generateId() : 'new'}`;
}

/** A real navigation, so that Back leads out of an editor past its guard. */
const open = (address: string) => window.location.assign(address);

/** What staff can do, and everything that there is to edit. */
export function Dashboard({ onLogOut }: DashboardProps) {
  const { query, change } = useListQuery();
  const { actions } = admin;
  return (
    <div className={styles.dashboard}>
      <div className={styles.head}>
        <h1 className={styles.heading}>{admin.title}</h1>
        <Button kind="quiet" className={styles.logout} onClick={onLogOut}>
          {actions.logout}
        </Button>
      </div>
      <div className={styles.actions}>
        {BUTTONS.map((name) => (
          <Button key={name} onClick={() => open(newAddress(name))}>
            {kindOf(name).words.create}
          </Button>
        ))}
      </div>
      <ListTabs query={query} onChange={change} />
      <ContentList query={query} onChange={change} />
    </div>
  );
}
