'use client';

import { useState } from 'react';
import { admin } from '@/content/admin/texts';
import styles from './back-link.module.scss';
import { editorIcons } from './editor-icons';
import { Icon } from './icons';

/** Returns the lists' URL, with the search and filter if the editor was opened from a list. */
function lists(): string {
  const from = document.referrer;
  return from.startsWith(`${window.location.origin}/admin?`) ? from : '/admin';
}

/** A link from an editor to the lists. It loads a new page, so that the browser can warn about unsaved work. */
export function BackLink() {
  const [address] = useState(lists);
  return (
    <p>
      <a className={styles.back} href={address}>
        <Icon path={editorIcons.back} />
        <span>{admin.actions.back}</span>
      </a>
    </p>
  );
}
