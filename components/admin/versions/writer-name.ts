import { history } from '@/content/admin/history';

/**
 * Who wrote a version, for the account that reads. One that has not written since e-mails are kept is told apart
 * from others by the start of its id.
 */
export function writerName(uid: string, reader: string, staff: Map<string, string>): string {
  if (!uid) return history.unknown;
  if (uid === reader) return history.you;
  return staff.get(uid) ?? `${history.colleague} (${uid.slice(0, 6)})`;
}
