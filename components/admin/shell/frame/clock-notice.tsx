'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/admin/kit/button';
import { formatDuration } from '@/components/admin/kit/format';
import { Notice } from '@/components/admin/kit/notice';
import { session } from '@/content/admin/session';
import { admin } from '@/content/admin/texts';
import { deviceAhead, watchDatabaseTime } from '@/lib/firebase/database-now';
import { fill } from '@/lib/text/fill';
import styles from './clock-notice.module.scss';

/** The smallest difference to report, in milliseconds. */
const NOTICEABLE_MS = 60_000;

const KEY = 'admin-clock-dismissed';

/** Reports that this device's clock is wrong, until the user dismisses the notice in this tab. */
export function ClockNotice() {
  const ahead = useSyncExternalStore(watchDatabaseTime, deviceAhead, () => 0);
  const [dismissed, setDismissed] = useState(false);
  const isShown = Math.abs(ahead) > NOTICEABLE_MS && !dismissed && sessionStorage.getItem(KEY) === null;
  const { clock } = session;
  return (
    <div role="status">
      {isShown && (
        <div className={styles.place}>
          <Notice kind="info">
            <p>
              {fill(ahead > 0 ? clock.fast : clock.slow, { time: formatDuration(Math.abs(ahead)) })}{' '}
              {clock.remedy}
            </p>
            <Button
              small
              onClick={() => {
                sessionStorage.setItem(KEY, 'yes');
                setDismissed(true);
              }}
            >
              {admin.actions.dismiss}
            </Button>
          </Notice>
        </div>
      )}
    </div>
  );
}
