'use client';

import { type ComponentType, type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/admin/shared/button';
import { Field } from '@/components/admin/shared/field';
import { Notice } from '@/components/admin/shared/notice';
import { focusHome, focusHomeOf } from '@/components/admin/shared/use-focus-home';
import { passwords } from '@/content/admin/passwords';
import { admin } from '@/content/admin/texts';
import { requestPasswordReset, resetPassword } from '@/lib/firebase/auth';
import { PasswordField } from './password-field';
import { useRequest } from './sign-in-fields';
import styles from './sign-in-forms.module.scss';

/** The heading of a view, which labels the view's form. */
export type ViewHeading = ComponentType<{ id: string; children: ReactNode }>;

export type NewPasswordProps = {
  Heading: ViewHeading;
  /** The code in the reset email's link; '' if it must be typed. */
  code: string;
  onDone(): void;
};

const texts = passwords.choose;

/** Sets a new password with the code from a reset email. */
export function NewPassword({ Heading, code, onDone }: NewPasswordProps) {
  const { busy, failure, send } = useRequest();
  const [done, setDone] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const view = event.currentTarget.parentElement;
    const typed = String(form.get('code') ?? code).trim();
    const changed = await send(() => resetPassword(typed, String(form.get('password'))));
    if (!changed) return;
    flushSync(() => setDone(true));
    focusHomeOf(view);
  }

  return (
    <>
      <Heading id="new-password-heading">{texts.heading}</Heading>
      <div role="status">{done && <Notice kind="success">{texts.done}</Notice>}</div>
      {!done && (
        <form className={styles.form} onSubmit={submit} aria-labelledby="new-password-heading">
          {failure && <Notice kind="error">{failure}</Notice>}
          {!code && (
            <Field {...focusHome} label={texts.code} name="code" autoComplete="one-time-code" required />
          )}
          <PasswordField {...focusHome} label={texts.password} autoComplete="new-password" />
          <Button kind="primary" type="submit" busy={busy}>
            {texts.submit}
          </Button>
        </form>
      )}
      <Button {...focusHome} kind="quiet" onClick={onDone}>
        {passwords.back}
      </Button>
    </>
  );
}

export type ForgottenPasswordProps = {
  Heading: ViewHeading;
  onBack(): void;
  /** Called if the reset email contained a code rather than a link. */
  onCode(): void;
};

/** Sends a password reset email. The response does not reveal whether the account exists. */
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
        <div role="status">{sent && <Notice kind="success">{passwords.forgotten.sent}</Notice>}</div>
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
