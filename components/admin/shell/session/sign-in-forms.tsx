'use client';

import { type ComponentType, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/admin/kit/button';
import { Field } from '@/components/admin/kit/field';
import { Notice } from '@/components/admin/kit/notice';
import { focusHome, focusHomeOf } from '@/components/admin/kit/use-focus-home';
import { useViewTitle } from '@/components/admin/kit/view-title';
import { Logo } from '@/components/site/logo/logo';
import { passwords } from '@/content/admin/passwords';
import { admin } from '@/content/admin/texts';
import { company } from '@/content/company';
import { requestPasswordReset, resetPassword, type SecondStep } from '@/lib/firebase/auth';
import { wayToReset } from '@/lib/firebase/backend';
import { CodeForm } from './code-form';
import { PasswordField, SignInFields } from './sign-in-fields';
import styles from './sign-in-forms.module.scss';
import { useRequest } from './use-request';

export type SignInFormsProps = {
  Heading: ViewHeading;
  /** The text of the sign-in heading. */
  heading: string;
  /** Shown between the sign-in heading and the sign-in fields. */
  children?: ReactNode;
};

/** Returns the reset code in the URL if the user followed the link in a reset email, otherwise ''. */
function codeInAddress(): string {
  const asked = new URLSearchParams(window.location.search);
  return asked.get('mode') === 'resetPassword' ? (asked.get('oobCode') ?? '') : '';
}

const { code } = admin.signIn;

type View =
  | { kind: 'sign-in' | 'forgotten' }
  | { kind: 'code'; step: SecondStep }
  | { kind: 'new-password'; code: string };

/** The forms for signing in, entering a code, requesting a password reset and setting a new password. */
export function SignInForms({ Heading, heading, children }: SignInFormsProps) {
  const [view, setView] = useState<View>({ kind: 'sign-in' });
  const forms = useRef<HTMLDivElement>(null);

  /** Shows a view and moves focus to its first control, because the button that had focus disappears. */
  function show(next: View) {
    flushSync(() => setView(next));
    focusHomeOf(forms.current);
  }

  const toSignIn = () => show({ kind: 'sign-in' });

  useEffect(() => {
    const code = codeInAddress();
    if (code) setView({ kind: 'new-password', code });
  }, []);

  return (
    <div ref={forms} className={styles.view}>
      {view.kind === 'new-password' && <NewPassword Heading={Heading} code={view.code} onDone={toSignIn} />}
      {view.kind === 'forgotten' && (
        <ForgottenPassword
          Heading={Heading}
          onBack={toSignIn}
          onCode={() => show({ kind: 'new-password', code: '' })}
        />
      )}
      {view.kind === 'code' && (
        <>
          <Heading id="code-heading">{code.heading}</Heading>
          <p>{code.text}</p>
          <CodeForm name={code.heading} label={code.label} submit={code.submit} take={view.step} />
          <p>{code.lost}</p>
          <Button kind="quiet" onClick={toSignIn}>
            {code.back}
          </Button>
        </>
      )}
      {view.kind === 'sign-in' && (
        <>
          <Heading id="sign-in-heading">{heading}</Heading>
          {children}
          <SignInFields labelledBy="sign-in-heading" onSecondStep={(step) => show({ kind: 'code', step })}>
            <Button kind="quiet" onClick={() => show({ kind: 'forgotten' })}>
              {admin.signIn.forgotten}
            </Button>
          </SignInFields>
        </>
      )}
    </div>
  );
}

const Heading: ViewHeading = ({ id, children }) => (
  <h1 id={id} className={styles.heading}>
    {children}
  </h1>
);

export function LoginForm() {
  useViewTitle(admin.signIn.heading);
  return (
    <div className={styles.login}>
      <Logo name={company.shortName} />
      <SignInForms Heading={Heading} heading={admin.signIn.heading} />
    </div>
  );
}

/** The heading of a view, which labels the view's form. */
export type ViewHeading = ComponentType<{ id: string; children: ReactNode }>;

type NewPasswordProps = {
  Heading: ViewHeading;
  /** The code from the link in the reset email, or '' if the user must type it. */
  code: string;
  onDone(): void;
};

const texts = passwords.choose;

/** Sets a new password with the code from a reset email. */
function NewPassword({ Heading, code, onDone }: NewPasswordProps) {
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

type ForgottenPasswordProps = {
  Heading: ViewHeading;
  onBack(): void;
  /** Called if the user has a code to type. */
  onCode(): void;
};

/** The form that requests a password reset. */
function ForgottenPassword({ Heading, onBack, onCode }: ForgottenPasswordProps) {
  const { busy, failure, send } = useRequest();
  const [sent, setSent] = useState(false);
  const { forgotten } = passwords;
  const way = forgotten[wayToReset()];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    setSent(await send(() => requestPasswordReset(email)));
  }

  return (
    <>
      <Heading id="reset-heading">{forgotten.heading}</Heading>
      <p>{way.text}</p>
      <form className={styles.form} onSubmit={submit} aria-labelledby="reset-heading">
        {failure && <Notice kind="error">{failure}</Notice>}
        <div role="status">{sent && <Notice kind="success">{way.sent}</Notice>}</div>
        <Field
          {...focusHome}
          label={admin.signIn.email}
          name="email"
          type="email"
          autoComplete="username"
          required
        />
        <Button kind="primary" type="submit" busy={busy}>
          {way.submit}
        </Button>
        <Button kind="quiet" onClick={onCode}>
          {forgotten.haveCode}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {passwords.back}
        </Button>
      </form>
    </>
  );
}
