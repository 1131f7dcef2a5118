import { GOOGLE_FIRESTORE } from '../lib/firebase/backend';
import { checkDatabaseResponses } from '../lib/firebase/checked-fetch';
import type { DatabaseTime } from '../lib/firebase/database-time';
import type { Settings } from '../lib/settings/settings';

/** Makes this process check the database's responses. Returns the database's time, estimated from those responses. */
export function checkDatabase({ backend }: Settings): DatabaseTime {
  const origin = backend.kind === 'firebase' ? GOOGLE_FIRESTORE : backend.origins.firestore;
  return checkDatabaseResponses(origin, backend.keys.projectId);
}
