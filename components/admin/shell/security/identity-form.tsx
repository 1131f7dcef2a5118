'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { Notice } from '@/components/admin/kit/notice';
import { focusHome, focusHomeOf } from '@/components/admin/kit/use-focus-home';
import { CodeForm } from '@/components/admin/shell/session/code-form';
import { PasswordField } from '@/components/admin/shell/session/sign-in-fields';
import { useRequest } from '@/components/admin/shell/session/use-request';
import { security } from '@/content/admin/security';
import { admin } from '@/content/admin/texts';
import type { SecondStep } from '@/lib/firebase/auth';
import { confirmIdentity } from '@/lib/firebase/own-account';
import styles from './security.module.scss';

const { identity } = security;
const { code } = admin.signIn;

export type IdentityFormProps = { onConfirmed(): void; onCancel(): void };

/** Asks for the password and, if the account has an authenticator app, for its code. */
export function IdentityForm({ onConfirmed, onCancel }: IdentityFormProps) {
  const { busy, failure, send } = useRequest();
  const [step, setStep] = useState<SecondStep | null>(null);
  const part = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves focus to the first field of each step
  useEffect(() => focusHomeOf(part.current), [step]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    void send(async () => {
      const next = await confirmIdentity(password);
      if (next) setStep(() => next);
      else onConfirmed();
    });
  }

  return (
    <div ref={part} className={styles.identity}>
      <h3 id="identity">{identity.heading}</h3>
      {step ? (
        <>
          <p>{code.text}</p>
          <CodeForm
            name={identity.heading}
            label={code.label}
            submit={code.submit}
            take={step}
            onDone={onConfirmed}
          />
        </>
      ) : (
        <form className={styles.form} onSubmit={submit} aria-labelledby="identity">
          <p>{identity.text}</p>
          {failure && <Notice kind="error">{failure}</Notice>}
          <PasswordField {...focusHome} label={security.password.current} autoComplete="current-password" />
          <div>
            <Button kind="primary" type="submit" busy={busy}>
              {identity.submit}
            </Button>
          </div>
        </form>
      )}
      <div>
        <Button kind="quiet" onClick={onCancel}>
          {security.cancel}
        </Button>
      </div>
    </div>
  );
}
