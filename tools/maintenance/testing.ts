import type { LocalFirebase } from 'local-firebase';
import { readSettings } from '../../lib/settings/settings';
import { type Connection, connectionToEmbedded } from './connection';

/** Returns a connection to a backend started by a test, as `openConnection` does for a configured backend. */
export const connectionTo = (backend: LocalFirebase): Connection =>
  connectionToEmbedded(backend, readSettings({ BACKEND: 'embedded' }).backend.keys);
