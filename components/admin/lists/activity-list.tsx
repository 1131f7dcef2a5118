'use client';

import { useCallback, useMemo, useState } from 'react';
import { approvalText } from '@/components/admin/kit/approval-text';
import { editorAddress } from '@/components/admin/kit/editor-address';
import { formatTime } from '@/components/admin/kit/format';
import { toLocalInput } from '@/components/admin/kit/local-time';
import { personName } from '@/components/admin/kit/person-name';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { activity } from '@/content/admin/activity';
import { currentUser } from '@/lib/firebase/auth';
import { databaseNow } from '@/lib/firebase/database-now';
import { type Activity, isDecision, readActivity } from '@/lib/records/activity';
import { getStaff } from '@/lib/records/staff';
import { ActivityFilters, type Change, type Filters, kindName } from './activity-filters';
import { ListFrame } from './list-frame';
import { changeQuery } from './list-query';
import styles from './record-list.module.scss';
import { SimpleRow } from './simple-row';

const DAYS = 30;

/** Returns a date as the value of a date field, in this device's time zone. */
const dayOf = (time: Date) => toLocalInput(time).slice(0, 10);

const settingsName = (id: string): string =>
  Object.entries(activity.settings).find(([name]) => name === id)?.[1] ?? id;

/** Returns the address at which a record can be edited or a decision changed. */
function addressOf({ collection, id }: Change): string {
  if (collection === 'Settings') return id === 'approval' ? '/admin/approval' : '/admin?list=people';
  return isDecision(collection) ? '/admin?list=people' : editorAddress(collection, id);
}

/** All changes of the last days. */
function initialFilters(): Filters {
  const now = databaseNow();
  const from = new Date(now);
  from.setDate(from.getDate() - DAYS);
  return { from: dayOf(from), to: dayOf(now), person: '', kind: '' };
}

/** Returns the changes of whole days, or none while a date is incomplete. */
async function changesOf(from: string, to: string): Promise<Change[]> {
  if (!from || !to) return [];
  const period = { from: new Date(`${from}T00:00:00`), to: new Date(`${to}T23:59:59.999`) };
  const [changes, staff] = await Promise.all([readActivity(period), getStaff()]);
  const { uid } = currentUser();
  const namesFor = ({ by, approval, what }: Activity, reader: string) => {
    const nameOf = (account: string) => personName(account, reader, staff);
    const purpose = what === 'deleted' ? 'deletion' : 'version';
    return { person: nameOf(by), approved: approval ? approvalText(approval, nameOf, purpose) : '' };
  };
  return changes.map((change) => ({
    ...change,
    ...namesFor(change, uid),
    exported: namesFor(change, ''),
    kind: kindName(change.collection),
    title: change.collection === 'Settings' ? settingsName(change.id) : change.title,
    updatedAt: change.at,
  }));
}

const keyOf = ({ collection, id, revision, what }: Change) => `${collection}/${id}@${revision} ${what}`;

/** Who changed what, and when: every saved version and every deletion, by day, person and kind. */
export function ActivityList() {
  const [filters, setFilters] = useState(initialFilters);
  const { from, to, person, kind } = filters;
  const list = useLoaded(useCallback(() => changesOf(from, to), [from, to]));
  const shown = useMemo(
    () =>
      list.loaded?.filter(
        (change) => (!person || change.person === person) && (!kind || change.collection === kind),
      ) ?? null,
    [list.loaded, person, kind],
  );
  return (
    <ListFrame
      {...list}
      loaded={shown}
      filters={
        <ActivityFilters
          filters={filters}
          people={[...new Set(list.loaded?.map((change) => change.person))].toSorted()}
          changes={shown ?? []}
          onFilter={(part) => {
            setFilters({ ...filters, ...part });
            changeQuery({});
          }}
        />
      }
      row={(change) => <ActivityRow key={keyOf(change)} change={change} />}
    />
  );
}

function ActivityRow({ change }: { change: Change }) {
  const { title, kind, person, at, what, approved, revision } = change;
  return (
    <SimpleRow
      title={title}
      href={addressOf(change)}
      facts={
        <>
          <span>
            {kind}, {activity.version} {revision}
          </span>
          <span>
            {formatTime(at)}, {person}
          </span>
        </>
      }
    >
      <span className={styles.meta}>
        <span>{activity.what[what]}</span>
        {approved && <span dir="auto">{approved}</span>}
      </span>
    </SimpleRow>
  );
}
