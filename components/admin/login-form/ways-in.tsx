'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/admin/button/button';
import { focusHomeOf } from '@/components/admin/focus/use-focus-home';
import { SignInFields } from '@/components/admin/session/sign-in-fields';
import { admin } from '@/content/admin/texts';
import { ForgottenPassword } from './forgotten-password';
import styles from './login-form.module.scss';
import { NewPassword } from './new-password';

/** The heading of a view, as it is written where the view stands; the view's form is named by its id. */
export type ViewHeading = ComponentType<{ id: string; children: ReactNode }>;

export type WaysInProps = {
  Heading: ViewHeading;
  /** What the sign-in is called. */
  heading: string;
  /** Between that and its fields. */
  children?: ReactNode;
};

/** The code of a reset message, when its link led here. */
function codeInAddress(): string {
  const asked = new URLSearchParams(window.location.search);
  return asked.get('mode') === 'resetPassword' ? (asked.get('oobCode') ?? '') : '';
}

type View = { kind: 'sign-in' | 'forgotten' } | { kind: 'new-password'; code: string };

/** The ways in: with the password, or with a new one. */
export function WaysIn({ Heading, heading, children }: WaysInProps) {
  const [view, setView] = useState<View>({ kind: 'sign-in' });
  const ways = useRef<HTMLDivElement>(null);

  /** The button that was pressed is gone then: the focus goes on to the view's first field. */
  function turnTo(next: View) {
    flushSync(() => setView(next));
    focusHomeOf(ways.current);
  }

  const toSignIn = () => turnTo({ kind: 'sign-in' });

  useEffect(() => {
    const code = codeInAddress();
    if (code) setView({ kind: 'new-password', code });
  }, []);

  return (
    <div ref={ways} className={styles.view}>
      {view.kind === 'new-password' && <NewPassword Heading={Heading} code={view.code} onDone={toSignIn} />}
      {view.kind === 'forgotten' && (
        <ForgottenPassword
          Heading={Heading}
          onBack={toSignIn}
          onCode={() => turnTo({ kind: 'new-password', code: '' })}
        />
      )}
      {view.kind === 'sign-in' && (
        <>
          <Heading id="sign-in-heading">{heading}</Heading>
          {children}
          <SignInFields labelledBy="sign-in-heading">
            <Button kind="quiet" onClick={() => turnTo({ kind: 'forgotten' })}>
              {admin.signIn.forgotten}
            </Button>
          </SignInFields>
        </>
      )}
    </div>
  );
}
