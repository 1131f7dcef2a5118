import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty directory, and returns its path with a function that removes it. */
export function createTempDir(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'local-firebase-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
