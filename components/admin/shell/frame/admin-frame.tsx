'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { LazyBoundary, useLoadedPart } from '@/components/admin/kit/lazy-boundary';
import { OfflineBanner } from '@/components/admin/kit/offline-banner';
import { Toaster } from '@/components/admin/kit/toaster';
import { ViewTitle } from '@/components/admin/kit/view-title';
import { SessionProvider, useSession } from '@/components/admin/shell/session/use-session';
import styles from './admin-frame.module.scss';
import { ClockNotice } from './clock-notice';
import { isEditor } from './is-editor';

export type AdminFrameProps = { children: ReactNode };

/** The frame of every admin view. Administrators also see the sidebar. */
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

/** Loads the sidebar on demand, because the sign-in page does not show it. */
const loadSidebar = () => import('./sidebar').then(({ Sidebar }) => Sidebar);

type LoadedSidebarProps = { email: string };

function LoadedSidebar({ email }: LoadedSidebarProps) {
  const Sidebar = useLoadedPart(loadSidebar);
  const inEditor = isEditor(usePathname());
  if (!Sidebar) return <div className={styles.space} data-desk={inEditor || undefined} />;
  return <Sidebar email={email} />;
}

function Shell({ children }: AdminFrameProps) {
  const email = useStaff(usePathname() !== '/admin');
  const isUnknown = useSession().state === 'loading';
  return (
    <div className={clsx(styles.frame, email && styles.signedIn)}>
      {email && (
        <LazyBoundary fallback={null}>
          <LoadedSidebar email={email} />
        </LazyBoundary>
      )}
      <div className={clsx(styles.content, isUnknown && styles.unknown)}>
        <main className={styles.main}>
          <ClockNotice />
          {children}
        </main>
        <OfflineBanner />
      </div>
    </div>
  );
}

const isFileChooser = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'file';

function refuse(event: DragEvent) {
  const { dataTransfer, defaultPrevented, target } = event;
  if (defaultPrevented || isFileChooser(target) || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/** Refuses files that are dropped outside a control, because the browser would leave the page to open them. */
function useDropGuard() {
  useEffect(() => {
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

/**
 * The email of the signed-in member of staff, or ''. If a view has a form, the email remains after the session ends, so
 * that the form behind the sign-in dialog does not change.
 */
function useStaff(hasForm: boolean): string {
  const session = useSession();
  const [last, setLast] = useState('');
  const email = session.state === 'staff' ? session.email : '';
  if (email && email !== last) setLast(email);
  return email || (hasForm ? last : '');
}
