'use client';

import { Broken } from '@/components/admin/shared/lazy-boundary';

/** What went wrong in the admin; a reload brings the kept draft back. */
export default function AdminError() {
  return <Broken wholeView />;
}
