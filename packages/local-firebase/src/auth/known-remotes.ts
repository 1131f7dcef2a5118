import type Database from 'libsql';

const MEMORY = 30 * 24 * 60 * 60 * 1000;

export type KnownRemotes = ReturnType<typeof createKnownRemotes>;

/**
 * Stores the IP addresses from which each account has recently signed in. Failed attempts from other addresses do not
 * block sign-ins from these addresses.
 */
export function createKnownRemotes(db: Database.Database, now: () => Date) {
  return {
    has(uid: string, remote: string): boolean {
      const row = db
        .prepare('SELECT 1 FROM auth_known_remotes WHERE uid = ? AND remote = ? AND seen_at > ?')
        .get([uid, remote, now().getTime() - MEMORY]);
      return row !== undefined;
    },

    remember(uid: string, remote: string): void {
      const time = now().getTime();
      db.prepare('DELETE FROM auth_known_remotes WHERE seen_at < ?').run([time - MEMORY]);
      db.prepare('INSERT OR REPLACE INTO auth_known_remotes (uid, remote, seen_at) VALUES (?, ?, ?)').run([
        uid,
        remote,
        time,
      ]);
    },
  };
}
