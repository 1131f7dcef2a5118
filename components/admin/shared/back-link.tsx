'use client';

import { useState } from 'react';
import { admin } from '@/content/admin/texts';
import styles from './back-link.module.scss';

/** The lists, with the search and filter that the editor was opened from. */
function lists(): string {
  const from = document.referrer;
  return from.startsWith(`${window.location.origin}/admin?`) ? from : '/admin';
}

/** A link from an editor to the lists. It is a full navigation, so that the browser can ask about unsaved work. */
export function BackLink() {
  const [address] = useState(lists);
  return (
    <p>
      <a className={styles.back} href={address}>
        <span aria-hidden="true">← </span>
        {admin.actions.back}
      </a>
    </p>
  );
}
