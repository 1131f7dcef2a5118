import { signIn, signOutUser } from '@/lib/firebase/auth';
import { sha256 } from '@/lib/records/files';
import { saveLink } from '@/lib/records/save-link';
import { aPdfLink } from '@/lib/testing/records';
import type { RunningSite } from '../../tools/test-site';
import { BUCKET } from '../backend/backend';
import type { Check } from '../check';
import { until } from '../until';
import type { Front } from './front';

const ID = 'through-nginx.pdf';

/** The paths of the tested PDF and of its redirect page. */
export const PDF_ADDRESSES = [`/files/pdfs/${ID}`, `/files/pdf/${ID}`];

/** The longest wait for a new version, in milliseconds. nginx revalidates after a second. */
const TIMEOUT_MS = 5_000;

const isSentSoon = async (url: string, text: string): Promise<boolean> =>
  (await until(async () => (await (await fetch(url)).text()) === text, TIMEOUT_MS)) !== null;

const TEXTS = ['%PDF-1.7 the first', '%PDF-1.7 the second'] as const;

const fileOf = (text: string) => new File([text], ID);

/** Uploads a PDF and requests it, then replaces it and requests it again. */
export async function sendsTheLatestPdf({ url }: Front, site: RunningSite): Promise<Check[]> {
  const { email, password } = site.administrator;
  await signIn(email, password);
  let link = aPdfLink({ id: ID, link: `pdfs/${ID}`, revision: 0 });
  const address = `${url}/files/${link.link}`;
  const checks: Check[] = [];
  for (const text of TEXTS) {
    const file = fileOf(text);
    link = await saveLink({ ...link, sha256: await sha256(file), size: file.size }, file, {});
    checks.push([`the PDF sent is the latest version: ${text}`, await isSentSoon(address, text)]);
  }
  const { headers } = await fetch(address);
  checks.push(
    [
      'a PDF can load and run nothing',
      /default-src 'none'/.test(headers.get('content-security-policy') ?? ''),
    ],
    [
      'the PDF redirect page links to the PDF',
      (await (await fetch(`${url}/files/pdf/${ID}`)).text()).includes(ID),
    ],
  );
  await signOutUser();
  return checks;
}

/** Requests the previous version, deletes it from storage, and requests it again. */
export async function sendsEarlierPdfs({ url }: Front, site: RunningSite): Promise<Check[]> {
  const path = `pdfs/${ID}/${await sha256(fileOf(TEXTS[0]))}.pdf`;
  const address = `${url}/files/${path}`;
  const sent = await fetch(address);
  const text = await sent.text();
  const etag = sent.headers.get('etag') ?? '';
  const again = await fetch(address, { headers: { 'if-none-match': etag } });
  const purged = await fetch(`${site.backendUrl}/v0/b/${BUCKET}/o/${encodeURIComponent(path)}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${site.ownerToken}` },
  });
  const afterwards = await fetch(address);
  return [
    ['the previous file is sent to anyone who knows its hash', sent.ok && text === TEXTS[0]],
    [
      'shared caches must not keep the previous file',
      sent.headers.get('cache-control') === 'private, no-cache',
    ],
    ['a browser that has the previous file gets a 304', again.status === 304],
    ['the previous file is not found after a purge', purged.ok && afterwards.status === 404],
  ];
}

/**
 * Checks that pictures can be cached for a year, and that a second request for a resized image, with a query, adds no
 * cache entry.
 */
export async function keepsPictures({ url, entries }: Front): Promise<Check[]> {
  const html = await (await fetch(`${url}/`)).text();
  const [picture = ''] = /\/pictures\/[^" ]+\.avif/.exec(html) ?? [];
  const answer = await fetch(`${url}${picture}`);
  const kept = answer.headers.get('cache-control') ?? '';
  const [address = ''] = /\/files\/images\/[^" ]+\/640\.webp/.exec(html) ?? [];
  const resized = await fetch(`${url}${address}`);
  await resized.arrayBuffer();
  const before = entries();
  const worded = await fetch(`${url}${address}?campaign=1`);
  await worded.arrayBuffer();
  return [
    ['a picture is cached for a year', answer.ok && /max-age=31536000.*immutable/.test(kept)],
    ['a resized picture has the requested format', resized.headers.get('content-type') === 'image/webp'],
    ['equivalent requests add no cache entry', worded.ok && entries() === before],
  ];
}
