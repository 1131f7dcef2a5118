'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { LazyBoundary, useLoadedPart } from '@/components/admin/kit/lazy-boundary';
import { Loading, Skeleton } from '@/components/admin/kit/loading';
import { useViewTitle } from '@/components/admin/kit/view-title';
import { admin } from '@/content/admin/texts';
import styles from './admin-home.module.scss';
import { getReturnAddress } from './session/return-address';
import { LoginForm } from './session/sign-in-forms';
import { logOut, useSession } from './session/use-session';

/** Loads the dashboard on demand, because only staff need the code that reads and writes content. */
const loadDashboard = () => import('@/components/admin/shell/dashboard').then(({ Dashboard }) => Dashboard);

function LoadedDashboard() {
  const Dashboard = useLoadedPart(loadDashboard);
  return Dashboard ? <Dashboard /> : <Skeleton />;
}

function NotAllowed({ email }: { email: string }) {
  useViewTitle(admin.notAllowed.heading);
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

/** The dashboard. If the user came from an editor that required sign-in, returns to that editor instead. */
function SignedInHome() {
  const [returnAddress] = useState(getReturnAddress);
  useEffect(() => {
    // Loads the page, because an editor reads its record's id from the address before a client-side navigation sets it.
    if (returnAddress) window.location.replace(returnAddress);
  }, [returnAddress]);
  if (returnAddress) return <Loading />;
  return (
    <LazyBoundary wholeView fallback={null}>
      <LoadedDashboard />
    </LazyBoundary>
  );
}

/** The page at /admin: the sign-in form, the dashboard, or a notice for accounts without a role. */
export function AdminHome() {
  const session = useSession();
  switch (session.state) {
    case 'loading':
      return <Loading />;
    case 'signed-out':
      return <LoginForm />;
    case 'not-allowed':
      return <NotAllowed email={session.email} />;
    case 'staff':
      return <SignedInHome />;
  }
}
