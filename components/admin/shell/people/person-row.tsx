'use client';

import { useState } from 'react';
import { Avatar } from '@/components/admin/kit/avatar';
import { Button } from '@/components/admin/kit/button';
import { Confirmation, ConfirmedButton } from '@/components/admin/kit/confirmation';
import { editorIcons } from '@/components/admin/kit/editor-icons';
import { SelectField } from '@/components/admin/kit/field';
import { Icon } from '@/components/admin/kit/icons';
import { people } from '@/content/admin/people';
import { ROLES, type Role } from '@/lib/model/people';
import type { Colleague, Invite } from '@/lib/records/colleagues';
import { fill } from '@/lib/text/fill';
import { FormerRoles } from './former-roles';
import { SendAgain, standingOf } from './invited-row';
import styles from './people-view.module.scss';

const texts = people.view;
const options = ROLES.map((role) => ({ value: role, label: people.roles[role] }));

export type PersonRowProps = {
  person: Colleague;
  /** The person's invitation, unless it was accepted. */
  invite?: Invite | undefined;
  isOwn: boolean;
  hasFactor: boolean;
  /** Whether the signed-in person may change this one. */
  mayChange: boolean;
  busy: boolean;
  /** Returns an account's name as the reader sees it. */
  nameOf(uid: string): string;
  onChange(change: Partial<Pick<Colleague, 'role' | 'active'>>): void;
  onInvite(invite: Invite): void;
};

/** A person as a row of the table, with their role and state and, for administrators, the controls that change them. */
export function PersonRow(props: PersonRowProps) {
  const { person, invite, isOwn, hasFactor, mayChange, busy, nameOf, onChange, onInvite } = props;
  const { email, role, active, since } = person;
  const [asked, setAsked] = useState<Role | null>(null);
  const standing = active ? invite && standingOf(invite) : texts.deactivated;
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.who}>
        <div>
          <Avatar email={email} />
          <div>
            <p className={styles.email}>
              {email} {isOwn && <span className={styles.soft}>({texts.you})</span>}
            </p>
            <p className={styles.soft}>{isOwn ? texts.ownRole : standing}</p>
          </div>
        </div>
      </th>
      <td role="cell" className={styles.role}>
        {mayChange && active ? (
          <SelectField
            label={`${texts.roleOf} ${email}`}
            labelHidden
            options={options}
            value={role}
            onChoose={(chosen) => chosen !== role && setAsked(chosen)}
          />
        ) : (
          people.roles[role]
        )}
      </td>
      <td role="cell" className={styles.factor}>
        {active && (
          <span className={hasFactor ? styles.on : styles.off}>
            <Icon path={hasFactor ? editorIcons.check : editorIcons.warning} />
            {hasFactor ? texts.factor.on : texts.factor.off}
          </span>
        )}
      </td>
      <td role="cell" className={styles.since}>
        <FormerRoles key={person.revision} uid={person.uid} email={email} since={since} nameOf={nameOf} />
      </td>
      <td role="cell" className={styles.act}>
        {mayChange && (
          <div>
            {active && invite && <SendAgain invite={invite} busy={busy} onInvite={onInvite} />}
            {active ? (
              <ConfirmedButton
                small
                kind="quiet"
                busy={busy}
                label={texts.deactivate}
                aria-label={`${texts.deactivate}: ${email}`}
                question={texts.deactivateQuestion}
                subject={email}
                onConfirm={() => onChange({ active: false })}
              >
                <p>{texts.deactivateText}</p>
              </ConfirmedButton>
            ) : (
              <Button
                small
                kind="quiet"
                busy={busy}
                aria-label={`${texts.activate}: ${email}`}
                onClick={() => onChange({ active: true })}
              >
                {texts.activate}
              </Button>
            )}
          </div>
        )}
        <Confirmation
          question={asked && fill(texts.roleQuestion, { role: people.roles[asked] })}
          label={texts.change}
          destructive={false}
          subject={email}
          onConfirm={() => asked && onChange({ role: asked })}
          onClose={() => setAsked(null)}
        >
          <p>
            {asked && texts.roleText[asked]} {texts.effect}
          </p>
        </Confirmation>
      </td>
    </tr>
  );
}
