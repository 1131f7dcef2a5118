'use client';

import { Broken } from '@/components/admin/kit/lazy-boundary';

/** Shown after an error in the admin. */
export default function AdminError() {
  return <Broken wholeView />;
}
