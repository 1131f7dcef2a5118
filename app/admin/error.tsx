'use client';

import { Broken } from '@/components/admin/lazy/broken';

/** What went wrong in the admin; a reload brings the kept draft back. */
export default function AdminError() {
  return <Broken wholeView />;
}
