import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { currentBackend } from './backend';

/** The only app in this process or page. */
export function firebaseApp(): FirebaseApp {
  return getApps()[0] ?? initializeApp(currentBackend().keys);
}
