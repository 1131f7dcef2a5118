import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { currentBackend } from './backend';

/** Returns the Firebase app of this process or page. Initialises the app on first use. */
export function firebaseApp(): FirebaseApp {
  return getApps()[0] ?? initializeApp(currentBackend().keys);
}
