'use client';

import type { FormEvent } from 'react';
import { Button } from '@/components/admin/kit/button';
import { Field } from '@/components/admin/kit/field';
import { Notice } from '@/components/admin/kit/notice';
import { focusHome } from '@/components/admin/kit/use-focus-home';
import type { SecondStep } from '@/lib/firebase/auth';
import styles from './sign-in-fields.module.scss';
import { useRequest } from './use-request';

export type CodeFormProps = {
  /** The accessible name of the form. */
  name: string;
  label: string;
  submit: string;
  take: SecondStep;
  onDone?(): void;
};

const DIGITS = 6;

/** A form for the code that an authenticator app shows. Spaces in the code are ignored, because apps group its digits. */
export function CodeForm({ name, label, submit, take, onDone }: CodeFormProps) {
  const { busy, failure, send } = useRequest();

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const code = String(new FormData(event.currentTarget).get('code')).replaceAll(/\D/g, '');
    if (await send(() => take(code))) onDone?.();
  }

  return (
    <form className={styles.form} onSubmit={check} aria-label={name}>
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className={styles.code}>
        <Field
          {...focusHome}
          label={label}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`\\s*(?:[0-9]\\s*){${DIGITS}}`}
          spellCheck={false}
          required
        />
        <Button kind="primary" type="submit" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
