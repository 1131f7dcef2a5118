'use client';

import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/admin/button/button';
import { Field } from '@/components/admin/field/field';
import { focusHome } from '@/components/admin/focus/use-focus-home';
import { Notice } from '@/components/admin/notice/notice';
import { admin } from '@/content/admin/texts';
import { signIn } from '@/lib/firebase/auth';
import styles from './sign-in-fields.module.scss';
import { useRequest } from './use-request';

export type SignInFieldsProps = {
  /** The id of the heading that names the form. */
  labelledBy: string;
  children?: ReactNode;
};

const texts = admin.signIn;

/** E-mail, password and the button; whoever watches the session learns of the success. */
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
      <Field
        label={texts.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button kind="primary" type="submit" busy={busy}>
        {busy ? texts.busy : texts.submit}
      </Button>
      {children}
    </form>
  );
}
