'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { Field } from '@/components/admin/kit/field';
import { Notice } from '@/components/admin/kit/notice';
import { focusHome } from '@/components/admin/kit/use-focus-home';
import { admin } from '@/content/admin/texts';
import { type SecondStep, signIn } from '@/lib/firebase/auth';
import styles from './sign-in-fields.module.scss';
import { useRequest } from './use-request';

export type SignInFieldsProps = {
  /** The id of the heading that labels the form. */
  labelledBy: string;
  /** Called if the account's authenticator app must confirm the sign-in. */
  onSecondStep(step: SecondStep): void;
  children?: ReactNode;
};

const texts = admin.signIn;

/**
 * The fields for email and password, and the sign-in button. On success, the session changes, unless the account needs
 * a second step.
 */
export function SignInFields({ labelledBy, onSecondStep, children }: SignInFieldsProps) {
  const { busy, failure, send } = useRequest();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    void send(async () => {
      const step = await signIn(String(form.get('email')), String(form.get('password')));
      if (step) onSecondStep(step);
    });
  }

  return (
    <form className={styles.form} onSubmit={submit} aria-labelledby={labelledBy}>
      {failure && <Notice kind="error">{failure}</Notice>}
      <Field {...focusHome} label={texts.email} name="email" type="email" autoComplete="username" required />
      <PasswordField label={texts.password} autoComplete="current-password" />
      <Button kind="primary" type="submit" busy={busy}>
        {busy ? texts.busy : texts.submit}
      </Button>
      {children}
    </form>
  );
}

export type PasswordFieldProps = {
  label: string;
  name?: string;
  autoComplete: 'current-password' | 'new-password';
};

/** A password field, with a button that shows or hides the password. */
export function PasswordField({ name = 'password', ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <Field {...field} name={name} type={shown ? 'text' : 'password'} spellCheck={false} required />
      <Button small kind="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {admin.signIn.showPassword}
      </Button>
    </div>
  );
}
