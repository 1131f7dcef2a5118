'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { Field, type FieldProps } from '@/components/admin/kit/field';
import { focusHome } from '@/components/admin/kit/use-focus-home';
import { passwords } from '@/content/admin/passwords';
import { admin } from '@/content/admin/texts';
import { type SecondStep, signIn } from '@/lib/firebase/auth';
import { isCommonPassword } from '@/lib/passwords/is-common';
import { RequestForm, SubmitButton } from './request-form';
import styles from './sign-in-fields.module.scss';

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
  return (
    <RequestForm
      aria-labelledby={labelledBy}
      onSend={async (typed) => {
        const step = await signIn(typed('email'), typed('password'));
        if (step) onSecondStep(step);
      }}
    >
      <EmailField />
      <PasswordField label={texts.password} autoComplete="current-password" />
      <SubmitButton label={texts.submit} busyLabel={texts.busy} />
      {children}
    </RequestForm>
  );
}

export const EmailField = () => (
  <Field {...focusHome} label={texts.email} name="email" type="email" autoComplete="username" required />
);

export type PasswordFieldProps = {
  label: string;
  name?: string;
  autoComplete: 'current-password' | 'new-password';
} & Pick<FieldProps, 'error' | 'onChange'>;

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

/** A field for a new password, which warns while an easily guessed password is being typed. */
export function NewPasswordField(props: Pick<PasswordFieldProps, 'label' | 'name'>) {
  const [isCommon, setIsCommon] = useState(false);
  return (
    <PasswordField
      {...props}
      {...focusHome}
      autoComplete="new-password"
      error={isCommon ? passwords.common : undefined}
      onChange={({ target }) => {
        const typed = target.value;
        const show = (common: boolean) => target.value === typed && setIsCommon(common);
        isCommonPassword(typed).then(show, () => show(false));
      }}
    />
  );
}
