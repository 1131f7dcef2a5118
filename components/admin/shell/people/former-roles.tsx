'use client';

import { useCallback, useState } from 'react';
import { formatDay, formatTime } from '@/components/admin/kit/format';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { history } from '@/content/admin/history';
import { people } from '@/content/admin/people';
import { getFormerRoles } from '@/lib/records/colleagues';
import styles from './people-view.module.scss';

const texts = people.former;

export type FormerRolesProps = {
  uid: string;
  email: string;
  since: Date | null;
  /** Returns an account's name as the reader sees it. */
  nameOf(uid: string): string;
};

/** The day of a person's last change of role or state, and the former ones, which are loaded once they are opened. */
export function FormerRoles({ uid, email, since, nameOf }: FormerRolesProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.soft} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {since && formatDay(since)}{' '}
        <span className="visually-hidden">
          {texts.show} ({email})
        </span>
      </summary>
      {open && <Former uid={uid} nameOf={nameOf} />}
    </details>
  );
}

function Former({ uid, nameOf }: Pick<FormerRolesProps, 'uid' | 'nameOf'>) {
  const { loaded, failure } = useLoaded(useCallback(() => getFormerRoles(uid), [uid]));
  if (failure) return <p role="alert">{failure}</p>;
  if (loaded?.length === 0) return <p>{texts.none}</p>;
  return (
    <ol role="list">
      {loaded?.map(({ role, active, until, by }) => (
        <li key={Number(until)}>
          {people.roles[role]}
          {!active && `, ${texts.deactivated}`}, {texts.until} {until && formatTime(until)}, {texts.changed}{' '}
          {nameOf(by) || history.someone}
        </li>
      ))}
    </ol>
  );
}
