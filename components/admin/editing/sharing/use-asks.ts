'use client';

import { useRefusal, useRole } from '@/components/admin/kit/role';
import { approval } from '@/content/admin/approval';
import { mayPublish } from '@/lib/model/people';

/**
 * Returns the reason why the user must ask a publisher before visitors see a change; undefined if they need not.
 * @param needsApproval whether the kind needs a second person
 */
export function useAsks(needsApproval: boolean): string | undefined {
  const isWriter = !mayPublish(useRole());
  const refused = useRefusal();
  if (isWriter) return approval.whoAsks.writer;
  return refused ?? (needsApproval ? approval.whoAsks.kind : undefined);
}
