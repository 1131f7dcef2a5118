import { approval } from '@/content/admin/approval';
import type { Approval } from '@/lib/records/approvals';
import { fill } from '@/lib/text/fill';

const NAMES = new Intl.ListFormat('en-GB');

type Purpose = 'version' | 'deletion';

/** Returns who approved and wrote a version or, in an emergency, why an administrator published it alone. */
export function approvalText(
  { by, authors, reason }: Approval,
  nameOf: (uid: string) => string,
  purpose: Purpose = 'version',
): string {
  if (reason) return fill(approval.given.emergency, { reason });
  const texts = approval.given[purpose];
  const written = fill(texts.by, { authors: NAMES.format(authors.map(nameOf)) });
  return `${fill(texts.approved, { who: nameOf(by) })}. ${written}.`;
}
