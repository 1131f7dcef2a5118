'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
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
import { refuseCommonPassword } from '@/lib/passwords/is-common';
import { CodeStep } from './code-form';
import { RequestForm, SubmitButton } from './request-form';
import { EmailField, NewPasswordField, SignInFields } from './sign-in-fields';
import styles from './sign-in-forms.module.scss';

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
          <CodeStep name={code.heading} take={view.step} />
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
  const [done, setDone] = useState(false);
  return (
    <>
      <Heading id="new-password-heading">{texts.heading}</Heading>
      <div role="status">{done && <Notice kind="success">{texts.done}</Notice>}</div>
      {!done && (
        <RequestForm
          aria-labelledby="new-password-heading"
          onSend={async (typed, { parentElement: view }) => {
            await refuseCommonPassword(typed('password'));
            await resetPassword(code || typed('code').trim(), typed('password'));
            flushSync(() => setDone(true));
            focusHomeOf(view);
          }}
        >
          {!code && (
            <Field {...focusHome} label={texts.code} name="code" autoComplete="one-time-code" required />
          )}
          <NewPasswordField label={texts.password} />
          <SubmitButton label={texts.submit} />
        </RequestForm>
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
  const [sent, setSent] = useState(false);
  const { forgotten } = passwords;
  const way = forgotten[wayToReset()];

  return (
    <>
      <Heading id="reset-heading">{forgotten.heading}</Heading>
      <p>{way.text}</p>
      <RequestForm
        aria-labelledby="reset-heading"
        onSend={async (typed) => {
          setSent(false);
          await requestPasswordReset(typed('email'));
          setSent(true);
        }}
      >
        <div role="status">{sent && <Notice kind="success">{way.sent}</Notice>}</div>
        <EmailField />
        <SubmitButton label={way.submit} />
        <Button kind="quiet" onClick={onCode}>
          {forgotten.haveCode}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {passwords.back}
        </Button>
      </RequestForm>
    </>
  );
}
