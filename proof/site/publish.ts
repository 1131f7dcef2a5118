import { signIn, signOutUser } from '../../lib/firebase/auth';
import { emptyRecord } from '../../lib/model/converter';
import { type PublicChange, shows } from '../../lib/publishing/revision-mark';
import { updateBlog } from '../../lib/records/facade';
import { generateId } from '../../lib/records/ids';
import type { RunningSite } from '../../tools/test-site';
import { until } from '../until';

/** Signs in, publishes a blog with this title, and signs out. */
export async function publishBlog(
  { email, password }: RunningSite['administrator'],
  title: string,
): Promise<PublicChange> {
  await signIn(email, password);
  const id = generateId();
  const revision = await updateBlog({
    ...emptyRecord('Blog', id),
    title,
    link: '/company',
    published: true,
  });
  await signOutUser();
  return { collection: 'Blog', id, revision };
}

/** Makes `fetch` resolve relative URLs against `origin` while `use` runs, because receipts use relative URLs. */
export async function withFetchAt<T>(origin: string, use: () => Promise<T>): Promise<T> {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    original(typeof input === 'string' && input.startsWith('/') ? origin + input : input, init);
  try {
    return await use();
  } finally {
    globalThis.fetch = original;
  }
}

/** Returns whether a page shows a change. */
export async function showsNow(url: string, change: PublicChange, headers = {}): Promise<boolean> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(15_000) });
  return shows(await response.text(), change) && response.ok;
}

/** Requests a page until it shows a change. Returns whether it did within `timeoutMs` milliseconds. */
export async function showsWithin(
  timeoutMs: number,
  url: string,
  change: PublicChange,
  headers = {},
): Promise<boolean> {
  return (await until(() => showsNow(url, change, headers).catch(() => false), timeoutMs)) !== null;
}
