'use client';

import { useSyncExternalStore } from 'react';
import { session } from '@/content/admin/session';
import styles from './offline-banner.module.scss';

function watchConnection(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** While the device is offline, shows a message that explains what happens to changes. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className={styles.place} role="status" aria-live="polite">
      {!online && <p className={styles.banner}>{session.offline}</p>}
    </div>
  );
}

/** Resolves when the device is online. */
export function whenOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}
