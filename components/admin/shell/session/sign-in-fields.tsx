'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { errorMessage } from '@/components/admin/kit/error-message';
import { Field } from '@/components/admin/kit/field';
import { Notice } from '@/components/admin/kit/notice';
import { focusHome } from '@/components/admin/kit/use-focus-home';
import { admin } from '@/content/admin/texts';
import { signIn } from '@/lib/firebase/auth';
import styles from './sign-in-fields.module.scss';

export type SignInFieldsProps = {
  /** The id of the heading that labels the form. */
  labelledBy: string;
  children?: ReactNode;
};

const texts = admin.signIn;

/** The fields for email and password, and the sign-in button. On success, the session changes. */
export function SignInFields({ labelledBy, children }: SignInFieldsProps) {
  const { busy, failure, send } = useRequest();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    void send(() => signIn(String(form.get('email')), String(form.get('password'))));
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

/** Runs one request at a time for a sign-in form, and keeps the error message of a failed request. */
export function useRequest() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  /** @returns whether the request succeeded; false if another request is running */
  async function send(request: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setFailure('');
    try {
      await request();
      return true;
    } catch (error) {
      setFailure(errorMessage(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, send };
}

export type PasswordFieldProps = { label: string; autoComplete: 'current-password' | 'new-password' };

/** A password field, with a button that shows or hides the password. */
export function PasswordField(field: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <Field {...field} name="password" type={shown ? 'text' : 'password'} spellCheck={false} required />
      <Button small kind="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {admin.signIn.showPassword}
      </Button>
    </div>
  );
}
