'use client';

import { useEffect, useState } from 'react';
import { LoadFailure, Skeleton } from '@/components/admin/kit/loading';
import { Notice } from '@/components/admin/kit/notice';
import { usePersonNames } from '@/components/admin/kit/person-name';
import { useRole } from '@/components/admin/kit/role';
import { focusHome, useFocusHome } from '@/components/admin/kit/use-focus-home';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { useRequest } from '@/components/admin/kit/use-request';
import { lists } from '@/content/admin/lists';
import { people } from '@/content/admin/people';
import { currentUser } from '@/lib/firebase/auth';
import type { Role } from '@/lib/model/people';
import {
  changeColleague,
  getColleagues,
  getInvites,
  type Invite,
  inviteColleague,
} from '@/lib/records/colleagues';
import { getDemand, getFactors, setDemand } from '@/lib/records/factors';
import { fill } from '@/lib/text/fill';
import { entriesOf, FILTERS, type Filter } from './entries';
import { FactorDemand } from './factor-demand';
import { InviteForm } from './invite-form';
import { InvitedRow } from './invited-row';
import { PeopleTabs } from './people-tabs';
import styles from './people-view.module.scss';
import { PersonRow } from './person-row';
import { RightsTable } from './rights-table';

const texts = people.view;

const COLUMNS = ['who', 'role', 'factor', 'since', 'act'] as const;

/** How long to wait before the list is read again while an invitation waits to be sent, in milliseconds. */
const WAIT_MS = 3_000;

const load = async () => {
  const [persons, invites, factors, demand] = await Promise.all([
    getColleagues(),
    getInvites(),
    getFactors(),
    getDemand(),
  ]);
  return { persons, invites, factors, demand };
};

/** Everybody with a role. Administrators invite people and change the roles of others here. */
export function PeopleView() {
  const role = useRole();
  const isAdministrator = role === 'administrator';
  // A role that ends while the view is open leaves the invitation in the form.
  const [wasAdministrator, setWasAdministrator] = useState(isAdministrator);
  if (isAdministrator && !wasAdministrator) setWasAdministrator(true);
  // The session may end while the view is open.
  const [own] = useState(() => currentUser().uid);
  const { loaded, failure: notLoaded, reload } = useLoaded(load);
  const { busy, failure, send } = useRequest();
  const [news, setNews] = useState('');
  const [filter, setFilter] = useState<Filter>('everyone');
  const nameOf = usePersonNames();
  const home = useFocusHome<HTMLDivElement>();

  useEffect(() => {
    if (!loaded?.invites.some(({ state }) => state === 'asked')) return;
    const timer = setTimeout(reload, WAIT_MS);
    return () => clearTimeout(timer);
  }, [loaded, reload]);

  const isPerson = (email: string) => loaded?.persons.some((person) => person.email === email);

  // The list is read again even after a failure, which may mean that it was out of date.
  const change = (work: () => Promise<void>) => {
    setNews('');
    return send(work).finally(reload);
  };
  const sendInvite = async (email: string, role: Role, former?: number) => {
    const done = await change(() => inviteColleague(email, role, former));
    if (done) setNews(people.invite.done);
    return done;
  };
  const invite = async (address: string, role: Role) => {
    const email = address.trim().toLowerCase();
    if (isPerson(email)) {
      setNews(people.invite.exists);
      return false;
    }
    const former = loaded?.invites.find((one) => one.email === email);
    return sendInvite(email, role, former?.revision);
  };
  const entries = loaded ? entriesOf(loaded.persons, loaded.invites, loaded.factors) : [];
  const rows = {
    busy,
    onInvite: ({ email, role, revision }: Invite) => void sendInvite(email, role, revision),
  };

  const refused = isAdministrator ? undefined : texts.notYours;

  return (
    <div {...home} className={styles.view}>
      <h1 {...focusHome} className={styles.heading} tabIndex={-1}>
        {lists.people.name}
      </h1>
      <div role="status">
        {refused && (
          <Notice kind="info">
            {wasAdministrator && `${fill(texts.noLonger, { role: people.roles[role] })} `}
            {refused}
          </Notice>
        )}
      </div>
      {wasAdministrator && <InviteForm busy={busy} refused={refused} onInvite={invite} />}
      {failure && <Notice kind="error">{failure}</Notice>}
      <div role="status">{news && <Notice kind="info">{news}</Notice>}</div>
      {notLoaded && <LoadFailure text={notLoaded} onRetry={reload} />}
      {!loaded && !notLoaded && <Skeleton />}
      {loaded && !loaded.persons.some(({ uid }) => uid === own) && (
        <Notice kind="info">{texts.onlyClaim}</Notice>
      )}
      {loaded && (
        <div>
          <PeopleTabs entries={entries} filter={filter} onFilter={setFilter} />
          <table role="table" className={styles.table} aria-label={texts.filters[filter]}>
            <thead role="rowgroup">
              <tr role="row">
                {COLUMNS.map((column) => (
                  <th key={column} role="columnheader" scope="col" className={styles[column]}>
                    <span className={column === 'act' ? 'visually-hidden' : undefined}>
                      {texts.columns[column]}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {entries
                .filter(FILTERS[filter])
                .map(({ person, invite, hasFactor }) =>
                  person ? (
                    <PersonRow
                      {...rows}
                      key={person.uid}
                      nameOf={nameOf}
                      person={person}
                      invite={invite}
                      isOwn={person.uid === own}
                      hasFactor={hasFactor}
                      mayChange={isAdministrator && person.uid !== own}
                      onChange={(part) => void change(() => changeColleague(person, part))}
                    />
                  ) : (
                    <InvitedRow {...rows} key={invite.email} invite={invite} mayInvite={isAdministrator} />
                  ),
                )}
            </tbody>
          </table>
        </div>
      )}
      {loaded && (
        <FactorDemand
          {...loaded}
          own={own}
          mayChange={isAdministrator}
          onChange={(roles, witness) => void change(() => setDemand(loaded.demand, roles, witness))}
        />
      )}
      <RightsTable />
    </div>
  );
}
