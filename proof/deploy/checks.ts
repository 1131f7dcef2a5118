import { setTimeout as sleep } from 'node:timers/promises';
import { updateBlog } from '@/lib/content/blogs';
import { generateId } from '@/lib/content/ids';
import { signIn, signOutUser } from '@/lib/firebase/auth';
import { emptyRecord } from '@/lib/model/converter';
import { shows } from '@/lib/publishing/revision-mark';
import type { RunningSite } from '../../scripts/test/test-site';
import type { Front } from './front';

/** A sentence, and whether it is true. */
export type Check = [claim: string, holds: boolean];

const ENCODINGS = ['br', 'gzip', 'identity'];

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers, redirect: 'manual' });

const encodingOf = (answer: Response) => answer.headers.get('content-encoding') ?? 'identity';

/** Each page in each encoding, with what the site itself says of it. */
export async function servesCompressedPages(
  { url }: Front,
  site: RunningSite,
  paths: string[],
): Promise<Check[]> {
  const checks = paths.map(async (path): Promise<Check[]> => {
    const own = await get(`${site.url}${path}`);
    const policy = own.headers.get('content-security-policy');
    const html = await own.text();
    return Promise.all(
      ENCODINGS.map(async (encoding): Promise<Check> => {
        const answer = await get(`${url}${path}`, { 'accept-encoding': encoding });
        const same =
          (await answer.text()) === html && answer.headers.get('content-security-policy') === policy;
        const kept = /s-maxage/.test(answer.headers.get('cache-control') ?? '');
        return [
          `${path} arrives as ${encoding}, as the site made it`,
          same && kept && encodingOf(answer) === encoding,
        ];
      }),
    );
  });
  return (await Promise.all(checks)).flat();
}

/** What must neither be stored nor make an entry of its own. */
export async function storesOnlyPages({ url }: Front): Promise<Check[]> {
  const ofFramework = await get(`${url}/company`, { RSC: '1' });
  const afterwards = await get(`${url}/company`);
  const tagged = await get(`${url}/company?utm_source=letter`);
  const draft = await get(`${url}/company`, { cookie: '__prerender_bypass=1' });
  const admin = await get(`${url}/admin`);
  return [
    ['a request of the framework is not stored', !/html/.test(ofFramework.headers.get('content-type') ?? '')],
    ['a visitor after it gets the page', /html/.test(afterwards.headers.get('content-type') ?? '')],
    ['what a campaign appends makes no new entry', tagged.headers.get('x-cache') === 'HIT'],
    ['a preview passes the store by', draft.headers.get('x-cache') === 'BYPASS'],
    ['the admin area is not stored', admin.ok && !admin.headers.has('x-cache')],
  ];
}

/** Publishes a blog through nginx and looks at once, in every encoding. */
export async function showsWhatIsPublished({ url }: Front, site: RunningSite): Promise<Check[]> {
  const { email, password } = site.administrator;
  await signIn(email, password);
  const id = generateId();
  const blog = {
    ...emptyRecord('Blog', id),
    title: 'Published through nginx',
    link: '/company',
    published: true,
  };
  const revision = await updateBlog(blog);
  const change = { collection: 'Blog', id, revision } as const;
  // Every instance and every cache in front has it by then.
  await sleep(4_000);
  const seen = ENCODINGS.map(async (encoding): Promise<Check> => {
    const html = await (await get(`${url}/`, { 'accept-encoding': encoding })).text();
    return [`the home page as ${encoding} shows a blog within four seconds`, shows(html, change)];
  });
  await signOutUser();
  return Promise.all(seen);
}

/** The site ends: stored pages stay. It comes back: what is not stored is answered again. */
export async function outlivesTheSite({ url, next }: Front, paths: string[]): Promise<Check[]> {
  await next.stop();
  const seen = paths.map(async (path): Promise<Check> => {
    const answer = await get(`${url}${path}`, { 'accept-encoding': 'br' });
    return [`${path} is served while the site is down`, answer.status === 200];
  });
  const checks = await Promise.all(seen);
  await next.start();
  const back = await get(`${url}/api/ready`);
  return [...checks, ['the site is reached again once it is back', back.ok]];
}
