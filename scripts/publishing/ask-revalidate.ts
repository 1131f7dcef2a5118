import { currentUser } from '@/lib/firebase/auth';
import type { Publication } from '@/lib/publishing/revision-mark';

export type ShownOn = { path: string; live: boolean };

/**
 * Calls the revalidate endpoint the way the admin does, as whoever is signed in.
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
  const { pages, error } = await response.json();
  if (!pages) throw new Error(`The site did not take the publication: ${error}`);
  return pages;
}
