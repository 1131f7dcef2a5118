'use client';

import { useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { Skeleton } from '@/components/admin/kit/loading';
import { Notice } from '@/components/admin/kit/notice';
import { useRole } from '@/components/admin/kit/role';
import { focusHome, useFocusHome } from '@/components/admin/kit/use-focus-home';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { useRequest } from '@/components/admin/shell/session/use-request';
import { lists } from '@/content/admin/lists';
import { people } from '@/content/admin/people';
import { admin } from '@/content/admin/texts';
import { currentUser } from '@/lib/firebase/auth';
import { changeColleague, getColleagues } from '@/lib/records/colleagues';
import styles from './people-view.module.scss';
import { PersonRow } from './person-row';
import { RightsTable } from './rights-table';

const texts = people.view;

/** Everybody with a role. Administrators change the roles of others here. */
export function PeopleView() {
  const isAdministrator = useRole() === 'administrator';
  // The session may end while the view is open.
  const [own] = useState(() => currentUser().uid);
  const { loaded, failure: notLoaded, reload } = useLoaded(getColleagues);
  const { busy, failure, send } = useRequest();
  const home = useFocusHome<HTMLDivElement>();
  // The list is read again even after a failure, which may mean that it was out of date.
  const change = (work: () => Promise<void>) => send(work).finally(reload);
  return (
    <div {...home} className={styles.view}>
      <h1 {...focusHome} className={styles.heading} tabIndex={-1}>
        {lists.people.name}
      </h1>
      {!isAdministrator && <Notice kind="info">{texts.notYours}</Notice>}
      {failure && <Notice kind="error">{failure}</Notice>}
      <section aria-labelledby="everyone">
        <h2 id="everyone" className={styles.subheading}>
          {texts.everyone}
        </h2>
        {notLoaded && (
          <Notice kind="error">
            <p>{notLoaded}</p>
            <Button onClick={reload}>{admin.actions.retry}</Button>
          </Notice>
        )}
        {!loaded && !notLoaded && <Skeleton />}
        {loaded?.length === 0 && <p>{lists.people.empty}</p>}
        <ul role="list">
          {loaded?.map((person) => (
            <PersonRow
              key={person.uid}
              person={person}
              isOwn={person.uid === own}
              mayChange={isAdministrator && person.uid !== own}
              busy={busy}
              onChange={(part) => void change(() => changeColleague(person, part))}
            />
          ))}
        </ul>
      </section>
      <RightsTable />
    </div>
  );
}
