'use client';

import { Security } from '@/components/admin/shell/security/security';
import { EditorsOnly } from '@/components/admin/shell/session/editors-only';

export default function SecurityPage() {
  return (
    <EditorsOnly>
      <Security />
    </EditorsOnly>
  );
}
