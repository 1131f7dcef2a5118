import type { LocalFirebase } from 'local-firebase';
import { readSettings } from '../../lib/settings/settings';
import type { Connection } from './connection';

/** Returns a connection to a backend started by a test, as `openConnection` does for a configured backend. */
export function connectionTo({ origin, ownerToken }: LocalFirebase): Connection {
  const { projectId, storageBucket: bucket } = readSettings({ BACKEND: 'embedded' }).backend.keys;
  return {
    name: 'the embedded backend',
    kind: 'embedded',
    projectId,
    bucket,
    origins: { auth: origin, firestore: origin, storage: origin },
    headers: { authorization: `Bearer ${ownerToken}` },
  };
}
