'use client';

import { Field } from '@/components/admin/kit/field';
import { focusHome } from '@/components/admin/kit/use-focus-home';
import { admin } from '@/content/admin/texts';
import type { SecondStep } from '@/lib/firebase/auth';
import { RequestForm, SubmitButton } from './request-form';
import styles from './sign-in-fields.module.scss';

const texts = admin.signIn.code;

export type CodeFormProps = {
  /** The accessible name of the form. */
  name: string;
  label?: string;
  submit?: string;
  take: SecondStep;
  onDone?(): void;
};

const DIGITS = 6;

/** A form for the code that an authenticator app shows. Spaces in the code are ignored, because apps group its digits. */
export function CodeForm({ name, label = texts.label, submit = texts.submit, take, onDone }: CodeFormProps) {
  return (
    <RequestForm
      aria-label={name}
      onSend={async (typed) => {
        await take(typed('code').replaceAll(/\D/g, ''));
        onDone?.();
      }}
    >
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
        <SubmitButton label={submit} />
      </div>
    </RequestForm>
  );
}

/** The step after the password, if the account has an authenticator app. */
export function CodeStep(props: Omit<CodeFormProps, 'label'>) {
  return (
    <>
      <p>{texts.text}</p>
      <CodeForm {...props} />
    </>
  );
}
