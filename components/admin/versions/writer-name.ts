import { history } from '@/content/admin/history';

/**
 * The author of a version, as the reader knows them. Accounts without a stored email are identified by the start of
 * their id.
 */
export function writerName(uid: string, reader: string, staff: Map<string, string>): string {
  if (!uid) return history.unknown;
  if (uid === reader) return history.you;
  return staff.get(uid) ?? `${history.colleague} (${uid.slice(0, 6)})`;
}
