'use client';

import { Broken } from '@/components/admin/shared/lazy-boundary';

/** Shown after an error in the admin. */
export default function AdminError() {
  return <Broken wholeView />;
}
