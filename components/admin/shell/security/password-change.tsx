'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { Notice } from '@/components/admin/kit/notice';
import { focusHome, useFocusHome } from '@/components/admin/kit/use-focus-home';
import { CodeForm } from '@/components/admin/shell/session/code-form';
import { PasswordField } from '@/components/admin/shell/session/sign-in-fields';
import { useRequest } from '@/components/admin/shell/session/use-request';
import { security } from '@/content/admin/security';
import { admin } from '@/content/admin/texts';
import type { SecondStep } from '@/lib/firebase/auth';
import { changePassword, confirmIdentity } from '@/lib/firebase/own-account';
import styles from './security.module.scss';

const texts = security.password;
const { code } = admin.signIn;

type View = 'closed' | 'open' | 'done' | { step: SecondStep };

/** Changes the user's password. Asks for the old one, and for a code if the account has an authenticator app. */
export function PasswordChange() {
  const { busy, failure, send } = useRequest();
  const [view, setView] = useState<View>('closed');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const next = String(form.get('next'));
    void send(async () => {
      const step = await confirmIdentity(String(form.get('password')));
      if (step) {
        setView({ step: (typed) => step(typed).then(() => changePassword(next)) });
        return;
      }
      await changePassword(next);
      setView('done');
    });
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
        <form className={styles.form} onSubmit={submit} aria-labelledby="password">
          {failure && <Notice kind="error">{failure}</Notice>}
          <PasswordField {...focusHome} label={texts.current} autoComplete="current-password" />
          <PasswordField label={texts.next} name="next" autoComplete="new-password" />
          <div>
            <Button kind="primary" type="submit" busy={busy}>
              {texts.submit}
            </Button>
          </div>
        </form>
      )}
      {typeof view === 'object' && (
        <>
          <p>{code.text}</p>
          <CodeForm
            name={texts.heading}
            label={code.label}
            submit={texts.submit}
            take={view.step}
            onDone={() => setView('done')}
          />
        </>
      )}
      {!isClosed && (
        <div>
          <Button kind="quiet" onClick={() => setView('closed')}>
            {security.cancel}
          </Button>
        </div>
      )}
    </section>
  );
}
