'use client';

import { useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { ConfirmedButton } from '@/components/admin/kit/confirmation';
import { LazyBoundary, lazyPart } from '@/components/admin/kit/lazy-boundary';
import { Notice } from '@/components/admin/kit/notice';
import { focusHome, useFocusHome } from '@/components/admin/kit/use-focus-home';
import { CodeForm } from '@/components/admin/shell/session/code-form';
import { security } from '@/content/admin/security';
import { company } from '@/content/company';
import { removeSecondFactor, type SecondFactor, type Setup, startSetup } from '@/lib/firebase/second-factor';
import { IdentityForm } from './identity-form';
import styles from './security.module.scss';
import { useConfirmed } from './use-confirmed';

const QrDrawing = lazyPart(() =>
  import('@/components/admin/kit/qr-drawing').then(({ QrDrawing }) => QrDrawing),
);

const texts = security.factor;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

export type AuthenticatorAppsProps = { factors: SecondFactor[]; onChanged(): void };

/** The account's authenticator apps, with the steps that add one. */
export function AuthenticatorApps({ factors, onChanged }: AuthenticatorAppsProps) {
  const { busy, failure, confirming, run, confirmed, cancel } = useConfirmed();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [news, setNews] = useState('');

  const start = () => {
    setNews('');
    void run(async () => setSetup(await startSetup(company.shortName)));
  };
  const finished = (text: string) => {
    setSetup(null);
    setNews(text);
    onChanged();
  };
  const isIdle = !setup && !confirming;

  return (
    <section className={styles.card} aria-labelledby="authenticator-apps" {...useFocusHome<HTMLElement>()}>
      <h2 id="authenticator-apps" className={styles.cardHeading}>
        {texts.heading}
      </h2>
      <div role="status">{news && <Notice kind="success">{news}</Notice>}</div>
      {failure && <Notice kind="error">{failure}</Notice>}
      {factors.length === 0 && !setup && <p>{texts.why}</p>}
      {factors.length > 0 && (
        <>
          <ul role="list" className={styles.apps}>
            {factors.map(({ id, added }) => (
              <li key={id} className={styles.app}>
                <span>
                  {texts.added} {day.format(added)}
                </span>
                <ConfirmedButton
                  small
                  kind="quiet"
                  busy={busy}
                  label={texts.remove}
                  question={texts.removeQuestion}
                  onConfirm={() =>
                    void run(async () => {
                      await removeSecondFactor(id);
                      finished(texts.removed);
                    })
                  }
                >
                  <p>{texts.removeText}</p>
                </ConfirmedButton>
              </li>
            ))}
          </ul>
          <p className={styles.hint}>{texts.spare}</p>
        </>
      )}
      {confirming && <IdentityForm onConfirmed={confirmed} onCancel={cancel} />}
      {setup && (
        <SetupSteps setup={setup} onDone={() => finished(texts.turnedOn)} onCancel={() => setSetup(null)} />
      )}
      {isIdle && (
        <div>
          <Button
            {...focusHome}
            kind={factors.length > 0 ? 'secondary' : 'primary'}
            busy={busy}
            onClick={start}
          >
            {factors.length > 0 ? texts.another : texts.start}
          </Button>
        </div>
      )}
    </section>
  );
}

type SetupStepsProps = { setup: Setup; onDone(): void; onCancel(): void };

/** Groups of four are easier to type. */
const grouped = (key: string) => key.replaceAll(/.{4}(?=.)/g, '$& ');

/** The steps that add an app: scan the QR code or type the key, then enter the first code. */
function SetupSteps({ setup, onDone, onCancel }: SetupStepsProps) {
  const { steps } = texts;
  return (
    <div className={styles.setup}>
      <LazyBoundary fallback={null}>
        <QrDrawing text={setup.address} label={steps.qr} />
      </LazyBoundary>
      <ol className={styles.steps}>
        <li>
          <strong>{steps.scan}</strong>
          <p className={styles.hint}>{steps.type}</p>
          <code className={styles.key}>{grouped(setup.key)}</code>
        </li>
        <li>
          <strong>{steps.enter}</strong>
          <CodeForm
            name={steps.enter}
            label={steps.label}
            submit={steps.submit}
            take={setup.finish}
            onDone={onDone}
          />
        </li>
      </ol>
      <div className={styles.cancel}>
        <Button kind="quiet" onClick={onCancel}>
          {security.cancel}
        </Button>
      </div>
    </div>
  );
}
