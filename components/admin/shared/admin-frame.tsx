import type { ReactNode } from 'react';
import { Logo } from '@/components/site/logo/logo';
import { admin } from '@/content/admin/texts';
import { company } from '@/content/company';
import styles from './admin-frame.module.scss';
import { OfflineBanner } from './offline-banner';
import { Toaster } from './toaster';

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
