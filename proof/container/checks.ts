import type { RunningSite } from '../../tools/test-site';
import type { Check } from '../check';
import { publishBlog, showsWithin } from '../site/publish';

const PAGES = ['/', '/company', '/products/biosample', '/blogs', '/no-such-page'];

/** Scripts of the framework, and the marker of an unread footprint on home pages built without a database. */
const UNWANTED = /<script[^>]+src="\/_next\/|self\.__next_f|GlobalFootprint\/unread@/;

const VISIBLE_MS = 2_000;

const textAt = async (address: string) => (await fetch(address)).text();

/** Checks what depends on the container's files: its pages, scripts, pictures and publishing. */
export async function checkContained(
  origin: string,
  administrator: RunningSite['administrator'],
): Promise<Check[]> {
  const servesPage = async (path: string): Promise<Check> => {
    const response = await fetch(origin + path);
    const html = await response.text();
    const isRight = response.status === (path === '/no-such-page' ? 404 : 200) && html.includes('</main>');
    return [`${path} shows the database's content without the framework`, isRight && !UNWANTED.test(html)];
  };
  const isKept = async (path = '') => {
    const { ok, headers } = await fetch(origin + path);
    return path !== '' && ok && /max-age=[1-9]/.test(headers.get('cache-control') ?? '');
  };
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(await textAt(`${origin}/admin`)) ?? [];
  const [address, picture] = /(\/files\/images\/[^" ]+)\/320\.webp/.exec(await textAt(`${origin}/`)) ?? [];
  const [small, large] = await Promise.all([fetch(`${origin}${address}`), fetch(`${origin}${picture}.png`)]);
  const isSmaller = (await small.arrayBuffer()).byteLength < (await large.arrayBuffer()).byteLength;
  const isWebp = small.headers.get('content-type') === 'image/webp';
  return [
    ...(await Promise.all(PAGES.map(servesPage))),
    ["the admin's scripts are found", await isKept(script)],
    ['files in public/ are found', await isKept('/icons/logo.svg')],
    ['the sitemap is found', (await fetch(`${origin}/sitemap.xml`)).ok],
    ['an uploaded image is resized', small.ok && isWebp && isSmaller],
    [
      'a blog is shown within two seconds',
      await showsWithin(VISIBLE_MS, origin, await publishBlog(administrator, 'Published to a container')),
    ],
  ];
}
