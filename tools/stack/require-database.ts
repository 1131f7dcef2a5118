import { getFootprint } from '../../lib/records/facade';

const TIMEOUT_MS = 60_000;
const PAUSE = 5_000;

async function reachable(): Promise<boolean> {
  try {
    await getFootprint('published');
    return true;
  } catch (error) {
    return error instanceof Error && error.message === 'Doc does not exist.';
  }
}

/** Waits up to about a minute for the database. @throws Error if it is still unreachable, which stops the build. */
export async function requireDatabase(log: (line: string) => void): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await reachable())) {
    if (Date.now() > deadline) {
      throw new Error(
        'The database could not be read within a minute, so nothing was built. A site that is already deployed keeps running. Build again when the database is available, or set BUILD_WITHOUT_DATABASE=true to build with the default content.',
      );
    }
    log('Waiting for the database …');
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
