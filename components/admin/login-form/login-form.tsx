'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/admin/button/button';
import { SignInFields } from '@/components/admin/session/sign-in-fields';
import { admin } from '@/content/admin/texts';
import { ForgottenPassword } from './forgotten-password';
import styles from './login-form.module.scss';
import { NewPassword } from './new-password';

/** The code of a reset message, when its link led here. */
function codeInAddress(): string {
  const asked = new URLSearchParams(window.location.search);
  return asked.get('mode') === 'resetPassword' ? (asked.get('oobCode') ?? '') : '';
}

type View = { kind: 'sign-in' | 'forgotten' } | { kind: 'new-password'; code: string };

/** The ways in: with the password, or with a new one. */
export function LoginForm() {
  const [view, setView] = useState<View>({ kind: 'sign-in' });
  const toSignIn = () => setView({ kind: 'sign-in' });

  useEffect(() => {
    const code = codeInAddress();
    if (code) setView({ kind: 'new-password', code });
  }, []);

  if (view.kind === 'new-password') return <NewPassword code={view.code} onDone={toSignIn} />;
  if (view.kind === 'forgotten') {
    return <ForgottenPassword onBack={toSignIn} onCode={() => setView({ kind: 'new-password', code: '' })} />;
  }
  return (
    <div className={styles.login}>
      <h1 id="sign-in-heading" className={styles.heading}>
        {admin.signIn.heading}
      </h1>
      <SignInFields labelledBy="sign-in-heading">
        <Button kind="quiet" onClick={() => setView({ kind: 'forgotten' })}>
          {admin.signIn.forgotten}
        </Button>
      </SignInFields>
    </div>
  );
}
