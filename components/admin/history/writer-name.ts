import { history } from '@/content/admin/history';
import { currentUser } from '@/lib/firebase/auth';

/**
 * Who wrote a version, as far as a browser can know: records keep the account's id, and only the server may look
 * up whose it is. The start of the id tells two colleagues apart.
 */
export function writerName(uid: string): string {
  if (!uid) return history.unknown;
  return uid === currentUser().uid ? history.you : `${history.colleague} (${uid.slice(0, 6)})`;
}
