'use client';

import { admin } from '@/content/admin/texts';
import styles from './login-form.module.scss';
import { type ViewHeading, WaysIn } from './ways-in';

const Heading: ViewHeading = ({ id, children }) => (
  <h1 id={id} className={styles.heading}>
    {children}
  </h1>
);

/** The sign-in as a page of its own. */
export function LoginForm() {
  return (
    <div className={styles.login}>
      <WaysIn Heading={Heading} heading={admin.signIn.heading} />
    </div>
  );
}
