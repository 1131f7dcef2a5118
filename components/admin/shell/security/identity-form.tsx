'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { focusHome, focusHomeOf } from '@/components/admin/kit/use-focus-home';
import { CodeStep } from '@/components/admin/shell/session/code-form';
import { RequestForm, SubmitButton } from '@/components/admin/shell/session/request-form';
import { PasswordField } from '@/components/admin/shell/session/sign-in-fields';
import { security } from '@/content/admin/security';
import type { SecondStep } from '@/lib/firebase/auth';
import { confirmIdentity } from '@/lib/firebase/own-account';
import styles from './security.module.scss';

const { identity } = security;

export type IdentityFormProps = { onConfirmed(): void; onCancel(): void };

/** Asks for the password and, if the account has an authenticator app, for its code. */
export function IdentityForm({ onConfirmed, onCancel }: IdentityFormProps) {
  const [step, setStep] = useState<SecondStep | null>(null);
  const part = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves focus to the first field of each step
  useEffect(() => focusHomeOf(part.current), [step]);

  return (
    <div ref={part} className={styles.identity}>
      <h3 id="identity">{identity.heading}</h3>
      {step ? (
        <CodeStep name={identity.heading} take={step} onDone={onConfirmed} />
      ) : (
        <RequestForm
          aria-labelledby="identity"
          onSend={async (typed) => {
            const next = await confirmIdentity(typed('password'));
            if (next) setStep(() => next);
            else onConfirmed();
          }}
        >
          <p>{identity.text}</p>
          <PasswordField {...focusHome} label={security.password.current} autoComplete="current-password" />
          <div>
            <SubmitButton label={identity.submit} />
          </div>
        </RequestForm>
      )}
      <div className={styles.cancel}>
        <Button kind="quiet" onClick={onCancel}>
          {security.cancel}
        </Button>
      </div>
    </div>
  );
}
