'use client';

import { useState } from 'react';
import { useRole } from '@/components/admin/kit/role';
import { useViewTitle } from '@/components/admin/kit/view-title';
import { people } from '@/content/admin/people';
import { security } from '@/content/admin/security';
import { currentUser } from '@/lib/firebase/auth';
import { secondFactors } from '@/lib/firebase/second-factor';
import { hideFactor } from '@/lib/records/factors';
import { AuthenticatorApps } from './authenticator-apps';
import { PasswordChange } from './password-change';
import styles from './security.module.scss';

const { facts } = security;

/** The view in which users protect their own account: its authenticator apps and its password. */
export function Security() {
  useViewTitle(security.heading);
  const [factors, setFactors] = useState(secondFactors);
  // The session may end while the view is open.
  const [email] = useState(() => currentUser().email);
  const role = useRole();
  const isOn = factors.length > 0;
  const changed = () => {
    const now = secondFactors();
    setFactors(now);
    if (now.length === 0)
      void hideFactor().catch((error) => console.error('Could not note the removal.', error));
  };
  return (
    <div className={styles.view}>
      <h1 className={styles.heading} tabIndex={-1}>
        {security.heading}
      </h1>
      <div className={styles.columns}>
        <div className={styles.sections}>
          <AuthenticatorApps factors={factors} onChanged={changed} />
          <PasswordChange />
        </div>
        <section aria-labelledby="sign-in-facts">
          <h2 id="sign-in-facts" className={styles.factsHeading}>
            {facts.heading}
          </h2>
          <dl className={styles.facts}>
            <dt>{facts.email}</dt>
            <dd>{email}</dd>
            <dt>{facts.role}</dt>
            <dd>{people.roles[role]}</dd>
            <dt>{facts.factor}</dt>
            <dd className={isOn ? styles.on : styles.off}>{isOn ? facts.on : facts.off}</dd>
          </dl>
        </section>
      </div>
    </div>
  );
}
