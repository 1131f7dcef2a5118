'use client';

import { useState } from 'react';
import { Button } from '@/components/admin/shared/button';
import { Field } from '@/components/admin/shared/field';
import { admin } from '@/content/admin/texts';
import styles from './sign-in-fields.module.scss';

export type PasswordFieldProps = { label: string; autoComplete: 'current-password' | 'new-password' };

/** A password, hidden until revealed. */
export function PasswordField(field: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <Field {...field} name="password" type={shown ? 'text' : 'password'} spellCheck={false} required />
      <Button small kind="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {admin.signIn.showPassword}
      </Button>
    </div>
  );
}
