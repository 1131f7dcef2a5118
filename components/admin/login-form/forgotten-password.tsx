'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/admin/button/button';
import { Field } from '@/components/admin/field/field';
import { focusHome } from '@/components/admin/focus/use-focus-home';
import { Notice } from '@/components/admin/notice/notice';
import { useRequest } from '@/components/admin/session/use-request';
import { passwords } from '@/content/admin/passwords';
import { admin } from '@/content/admin/texts';
import { requestPasswordReset } from '@/lib/firebase/auth';
import styles from './login-form.module.scss';
import type { ViewHeading } from './ways-in';

export type ForgottenPasswordProps = {
  Heading: ViewHeading;
  onBack(): void;
  /** The reset message gave a code rather than a link. */
  onCode(): void;
};

/** Has a message sent by which a new password can be chosen. The answer is the same whether there is an account. */
export function ForgottenPassword({ Heading, onBack, onCode }: ForgottenPasswordProps) {
  const { busy, failure, send } = useRequest();
  const [sent, setSent] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    setSent(await send(() => requestPasswordReset(email)));
  }

  return (
    <>
      <Heading id="reset-heading">{passwords.forgotten.heading}</Heading>
      <p>{passwords.forgotten.text}</p>
      <form className={styles.form} onSubmit={submit} aria-labelledby="reset-heading">
        {failure && <Notice kind="error">{failure}</Notice>}
        {sent && <Notice kind="success">{passwords.forgotten.sent}</Notice>}
        <Field
          {...focusHome}
          label={admin.signIn.email}
          name="email"
          type="email"
          autoComplete="username"
          required
        />
        <Button kind="primary" type="submit" busy={busy}>
          {passwords.forgotten.submit}
        </Button>
        <Button kind="quiet" onClick={onCode}>
          {passwords.forgotten.haveCode}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {passwords.back}
        </Button>
      </form>
    </>
  );
}
