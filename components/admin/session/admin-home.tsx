'use client';

import { Button } from '@/components/admin/shared/button';
import { LazyBoundary, lazyPart } from '@/components/admin/shared/lazy-boundary';
import { Loading, Skeleton } from '@/components/admin/shared/loading';
import { admin } from '@/content/admin/texts';
import { signOutUser } from '@/lib/firebase/auth';
import styles from './admin-home.module.scss';
import { useSession } from './use-session';
import { LoginForm } from './ways-in';

/** Only who is signed in needs what reads and writes content. */
const Dashboard = lazyPart(() =>
  import('@/components/admin/dashboard/dashboard').then(({ Dashboard }) => Dashboard),
);

/** Logging out fails only on this device's side; the console keeps the reason. */
export function logOut() {
  signOutUser().catch((error) => console.error('Logging out failed.', error));
}

function NotAllowed({ email }: { email: string }) {
  return (
    <div className={styles.notAllowed}>
      <h1 className={styles.heading}>{admin.notAllowed.heading}</h1>
      <p>{admin.notAllowed.text}</p>
      <p>
        {admin.notAllowed.account} <strong>{email}</strong>
      </p>
      <Button onClick={logOut}>{admin.actions.logout}</Button>
    </div>
  );
}

/** /admin: the way in, or what there is to do. */
export function AdminHome() {
  const session = useSession();
  switch (session.state) {
    case 'loading':
      return <Loading />;
    case 'signed-out':
      return <LoginForm />;
    case 'not-allowed':
      return <NotAllowed email={session.email} />;
    case 'administrator':
      return (
        <LazyBoundary wholeView fallback={<Skeleton />}>
          <Dashboard onLogOut={logOut} />
        </LazyBoundary>
      );
  }
}
