import { approval } from '@/content/admin/approval';
import type { Approval } from '@/lib/records/approvals';
import { fill } from '@/lib/text/fill';

const NAMES = new Intl.ListFormat('en-GB');

/** Returns who approved and wrote a version or, in an emergency, why an administrator published it alone. */
export function approvalText({ by, authors, reason }: Approval, nameOf: (uid: string) => string): string {
  if (reason) return fill(approval.given.emergency, { reason });
  const written = fill(approval.given.written, { authors: NAMES.format(authors.map(nameOf)) });
  return `${fill(approval.given.by, { who: nameOf(by) })}. ${written}.`;
}
