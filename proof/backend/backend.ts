import { type LaunchedFirebase, launchLocalFirebase } from 'local-firebase/launch';

export const PROJECT = 'demo-purvia';
export const BUCKET = 'demo-purvia.appspot.com';

/** Starts local-firebase with this site's rules. */
export function launchBackend(place: { dataDir: string; port: number }): Promise<LaunchedFirebase> {
  return launchLocalFirebase({
    ...place,
    projectId: PROJECT,
    bucket: BUCKET,
    firestoreRules: 'firestore.rules',
    storageRules: 'storage.rules',
    indexes: 'firestore.indexes.json',
  });
}
