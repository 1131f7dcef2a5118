import type { ReactNode } from 'react';
import { OfflineBanner } from '@/components/admin/offline/offline-banner';
import { Toaster } from '@/components/admin/toast/toaster';
import { Logo } from '@/components/site/logo/logo';
import { admin } from '@/content/admin/texts';
import { company } from '@/content/company';
import styles from './admin-frame.module.scss';

export type AdminFrameProps = { children: ReactNode };

/** What every admin view stands in. */
export function AdminFrame({ children }: AdminFrameProps) {
  return (
    <Toaster>
      <header className={styles.header}>
        <a className={styles.home} href="/admin">
          <Logo name={company.shortName} />
          <span className={styles.title}>{admin.title}</span>
        </a>
        <a href="/">{admin.viewSite}</a>
      </header>
      <OfflineBanner />
      <main className={styles.main}>{children}</main>
    </Toaster>
  );
}
