'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useViewTitle } from '@/components/admin/frame/view-title';
import { Button } from '@/components/admin/shared/button';
import { focusHomeOf } from '@/components/admin/shared/use-focus-home';
import { Logo } from '@/components/site/logo/logo';
import { admin } from '@/content/admin/texts';
import { company } from '@/content/company';
import { ForgottenPassword, NewPassword, type ViewHeading } from './new-password';
import { SignInFields } from './sign-in-fields';
import styles from './sign-in-forms.module.scss';

export type SignInFormsProps = {
  Heading: ViewHeading;
  /** The sign-in heading. */
  heading: string;
  /** Shown between the heading and the fields. */
  children?: ReactNode;
};

/** The code from a reset email, if its link led here. */
function codeInAddress(): string {
  const asked = new URLSearchParams(window.location.search);
  return asked.get('mode') === 'resetPassword' ? (asked.get('oobCode') ?? '') : '';
}

type View = { kind: 'sign-in' | 'forgotten' } | { kind: 'new-password'; code: string };

/** The forms for signing in, requesting a reset email and setting a new password. */
export function SignInForms({ Heading, heading, children }: SignInFormsProps) {
  const [view, setView] = useState<View>({ kind: 'sign-in' });
  const forms = useRef<HTMLDivElement>(null);

  /** The pressed button has disappeared, so focus moves to the view's first field. */
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
      {view.kind === 'sign-in' && (
        <>
          <Heading id="sign-in-heading">{heading}</Heading>
          {children}
          <SignInFields labelledBy="sign-in-heading">
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
