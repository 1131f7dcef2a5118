import { checkDatabaseResponses, type DatabaseTime } from '../lib/firebase/checked-fetch';
import type { Settings } from '../lib/settings/settings';

const GOOGLE_FIRESTORE = 'https://firestore.googleapis.com';

/** Makes this process check the database's responses. Returns the database's time, estimated from those responses. */
export function checkDatabase({ backend }: Settings): DatabaseTime {
  const origin = backend.kind === 'firebase' ? GOOGLE_FIRESTORE : backend.origins.firestore;
  return checkDatabaseResponses(origin, backend.keys.projectId);
}
