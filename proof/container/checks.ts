import { DOCUMENT_HEADERS } from '@/server/headers';
import type { RunningSite } from '../../tools/test-site';
import type { Check } from '../check';
import { publishBlog, showsWithin } from '../site/publish';

type Administrator = RunningSite['administrator'];

const PAGES = ['/', '/company', '/products/biosample', '/blogs', '/no-such-page'];

const FRAMEWORK = /<script[^>]+src="\/_next\/|self\.__next_f/;

/** The mark of the footprint on home pages that were built without a database. */
const UNREAD = 'GlobalFootprint/unread@';

async function servesPage(origin: string, path: string): Promise<Check[]> {
  const response = await fetch(`${origin}${path}`);
  const html = await response.text();
  const { headers } = response;
  const policy = headers.get('content-security-policy') ?? '';
  return [
    [
      `${path} returns a page`,
      response.status === (path === '/no-such-page' ? 404 : 200) && html.includes('</main>'),
    ],
    [`${path} shows content from the database`, !html.includes(UNREAD)],
    [`${path} contains no framework script`, !FRAMEWORK.test(html)],
    [
      `${path} has a strict content security policy`,
      /^default-src 'none'; script-src 'self'/.test(policy) && !/unsafe/.test(policy),
    ],
    [
      `${path} has every expected header`,
      Object.entries(DOCUMENT_HEADERS).every(([name, value]) => headers.get(name) === value),
    ],
  ];
}

async function servesFiles(origin: string): Promise<Check[]> {
  const admin = await fetch(`${origin}/admin`);
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(await admin.text()) ?? [];
  const isKept = async (path: string) => {
    const response = await fetch(`${origin}${path}`);
    await response.body?.cancel();
    return response.ok && /max-age=[1-9]/.test(response.headers.get('cache-control') ?? '');
  };
  return [
    ['the admin returns a page', admin.ok],
    ["the admin's scripts are found", script !== '' && (await isKept(script))],
    ['files in public/ are found', await isKept('/icons/logo.svg')],
    ['the sitemap is found', (await fetch(`${origin}/sitemap.xml`)).ok],
  ];
}

/** Requests an uploaded image in the smallest offered width, and compares its size with that of the upload. */
async function resizesPictures(origin: string): Promise<Check[]> {
  const html = await (await fetch(`${origin}/`)).text();
  const [address = '', picture] = /(\/files\/images\/[^" ]+)\/320\.webp/.exec(html) ?? [];
  const resized = await fetch(`${origin}${address}`);
  const small = (await resized.arrayBuffer()).byteLength;
  const large = (await (await fetch(`${origin}${picture}.png`)).arrayBuffer()).byteLength;
  const type = resized.headers.get('content-type');
  return [['an uploaded image is resized', resized.ok && type === 'image/webp' && small < large]];
}

const VISIBLE_MS = 2_000;

/** Checks the program's pages, files, image optimisation and publishing. */
export async function checkContained(origin: string, administrator: Administrator): Promise<Check[]> {
  const pages = await Promise.all(PAGES.map((path) => servesPage(origin, path)));
  const files = [...(await servesFiles(origin)), ...(await resizesPictures(origin))];
  const published = await publishBlog(administrator, 'Published to a container');
  return [
    ...pages.flat(),
    ...files,
    ['a blog is shown within two seconds', await showsWithin(VISIBLE_MS, origin, published)],
  ];
}
