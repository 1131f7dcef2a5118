'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SessionProvider } from '@/components/admin/session/use-session';
import { OfflineBanner } from '@/components/admin/shared/offline-banner';
import { Toaster } from '@/components/admin/shared/toaster';
import styles from './admin-frame.module.scss';
import { Sidebar } from './sidebar';
import { useDropGuard } from './use-drop-guard';
import { useStaff } from './use-staff';
import { ViewTitle } from './view-title';

export type AdminFrameProps = { children: ReactNode };

/** The frame of every admin view: with the sidebar for staff, otherwise the view alone. */
export function AdminFrame({ children }: AdminFrameProps) {
  useDropGuard();
  return (
    <Toaster>
      <SessionProvider>
        <ViewTitle>
          <Shell>{children}</Shell>
        </ViewTitle>
      </SessionProvider>
    </Toaster>
  );
}

function Shell({ children }: AdminFrameProps) {
  const email = useStaff();
  return (
    <div className={clsx(styles.frame, email && styles.signedIn)}>
      {email && <Sidebar email={email} />}
      <div className={styles.content}>
        <main className={styles.main}>{children}</main>
        <OfflineBanner />
      </div>
    </div>
  );
}
