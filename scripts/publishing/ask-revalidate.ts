import { setTimeout as sleep } from 'node:timers/promises';
import { currentUser } from '@/lib/firebase/auth';
import type { Publication } from '@/lib/publishing/revision-mark';

export type ShownOn = { path: string; live: boolean };

/**
 * Calls the revalidate endpoint the way the admin does, as whoever is signed in; waits when it has had too many calls.
 * @throws Error with the endpoint's own words when it refuses.
 */
export async function askRevalidate(siteUrl: string, change: Publication): Promise<ShownOn[]> {
  const response = await fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await currentUser().getIdToken()}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(change),
  });
  if (response.status === 429) {
    await sleep(Number(response.headers.get('retry-after')) * 1000);
    return askRevalidate(siteUrl, change);
  }
  const { pages, error } = await response.json();
  if (!pages) throw new Error(`The site did not take the publication: ${error}`);
  return pages;
}
