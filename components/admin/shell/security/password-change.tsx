'use client';

import { useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { Notice } from '@/components/admin/kit/notice';
import { focusHome, useFocusHome } from '@/components/admin/kit/use-focus-home';
import { CodeStep } from '@/components/admin/shell/session/code-form';
import { RequestForm, SubmitButton } from '@/components/admin/shell/session/request-form';
import { NewPasswordField, PasswordField } from '@/components/admin/shell/session/sign-in-fields';
import { security } from '@/content/admin/security';
import type { SecondStep } from '@/lib/firebase/auth';
import { changePassword, checkNewPassword, confirmIdentity } from '@/lib/firebase/own-account';
import styles from './security.module.scss';

const texts = security.password;

type View = 'closed' | 'open' | 'done' | { step: SecondStep };

/** Changes the user's password. Asks for the old one, and for a code if the account has an authenticator app. */
export function PasswordChange() {
  const [view, setView] = useState<View>('closed');

  async function change(password: string, next: string) {
    await checkNewPassword(next);
    const step = await confirmIdentity(password);
    if (step) {
      setView({ step: (typed) => step(typed).then(() => changePassword(next)) });
      return;
    }
    await changePassword(next);
    setView('done');
  }

  const isClosed = view === 'closed' || view === 'done';
  return (
    <section className={styles.card} aria-labelledby="password" {...useFocusHome<HTMLElement>()}>
      <h2 id="password" className={styles.cardHeading}>
        {texts.heading}
      </h2>
      <div role="status">{view === 'done' && <Notice kind="success">{texts.done}</Notice>}</div>
      {isClosed && (
        <>
          <p>{texts.text}</p>
          <div>
            <Button {...focusHome} onClick={() => setView('open')}>
              {texts.change}
            </Button>
          </div>
        </>
      )}
      {view === 'open' && (
        <RequestForm aria-labelledby="password" onSend={(typed) => change(typed('password'), typed('next'))}>
          <PasswordField {...focusHome} label={texts.current} autoComplete="current-password" />
          <NewPasswordField label={texts.next} name="next" />
          <div>
            <SubmitButton label={texts.submit} />
          </div>
        </RequestForm>
      )}
      {typeof view === 'object' && (
        <CodeStep
          name={texts.heading}
          submit={texts.submit}
          take={view.step}
          onDone={() => setView('done')}
        />
      )}
      {!isClosed && (
        <div className={styles.cancel}>
          <Button kind="quiet" onClick={() => setView('closed')}>
            {security.cancel}
          </Button>
        </div>
      )}
    </section>
  );
}
