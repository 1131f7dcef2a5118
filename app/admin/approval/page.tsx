'use client';

import { ApprovalSettings } from '@/components/admin/shell/approval/approval-settings';
import { EditorsOnly } from '@/components/admin/shell/session/editors-only';

export default function ApprovalPage() {
  return (
    <EditorsOnly>
      <ApprovalSettings />
    </EditorsOnly>
  );
}
