'use client';

import clsx from 'clsx';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { Field } from '@/components/admin/kit/field';
import { Segments } from '@/components/admin/kit/segments';
import { people } from '@/content/admin/people';
import { wayToReset } from '@/lib/firebase/backend';
import { ROLES, type Role } from '@/lib/model/people';
import styles from './people-view.module.scss';

const texts = people.invite;
const options = ROLES.map((role) => ({ value: role, label: people.roles[role] }));

export type InviteFormProps = {
  busy: boolean;
  /** The reason if the signed-in person may not invite any more. */
  refused?: string | undefined;
  /** @returns whether the invitation was recorded */
  onInvite(email: string, role: Role): Promise<boolean>;
};

/** Invites somebody with an email address and a role. */
export function InviteForm({ busy, refused, onInvite }: InviteFormProps) {
  const [role, setRole] = useState<Role>('writer');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The Enter key submits a form with one text field even if it has no submit button.
    if (refused !== undefined) return;
    const form = event.currentTarget;
    const done = await onInvite(String(new FormData(form).get('email')), role);
    if (!done) return;
    form.reset();
    setRole('writer');
  }

  return (
    <form className={clsx(styles.panel, styles.invite)} onSubmit={submit} aria-labelledby="invite">
      <h2 id="invite" className={styles.subheading}>
        {texts.heading}
      </h2>
      <Field
        label={texts.email}
        labelHidden
        placeholder={texts.email}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        required
      />
      <Segments legend={texts.role} options={options} value={role} onChoose={(chosen) => setRole(chosen)} />
      <Button kind="primary" type="submit" busy={busy} refused={refused}>
        {texts.submit}
      </Button>
      <p className={styles.soft}>{texts.way[wayToReset()]}</p>
    </form>
  );
}
