'use client';

import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/admin/button/button';
import { Field } from '@/components/admin/field/field';
import { focusHome, focusHomeOf } from '@/components/admin/focus/use-focus-home';
import { Notice } from '@/components/admin/notice/notice';
import { useRequest } from '@/components/admin/session/use-request';
import { passwords } from '@/content/admin/passwords';
import { resetPassword } from '@/lib/firebase/auth';
import styles from './login-form.module.scss';
import type { ViewHeading } from './ways-in';

export type NewPasswordProps = {
  Heading: ViewHeading;
  /** From the link of the reset message; '' when the code is to be typed. */
  code: string;
  onDone(): void;
};

const texts = passwords.choose;

/** Sets a new password with the code of a reset message. */
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
      {done ? (
        <Notice kind="success">{texts.done}</Notice>
      ) : (
        <form className={styles.form} onSubmit={submit} aria-labelledby="new-password-heading">
          {failure && <Notice kind="error">{failure}</Notice>}
          {!code && (
            <Field {...focusHome} label={texts.code} name="code" autoComplete="one-time-code" required />
          )}
          <Field
            {...focusHome}
            label={texts.password}
            name="password"
            type="password"
            autoComplete="new-password"
            required
          />
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
