import { sha256 } from '@/lib/content/files';
import { saveLink } from '@/lib/content/save-link';
import { signIn, signOutUser } from '@/lib/firebase/auth';
import { aPdfLink } from '@/lib/testing/records';
import type { RunningSite } from '../../test/test-site';
import type { Check } from './checks';
import type { Front } from './front';

/** Stores a PDF, asks for it, replaces it, and asks again at once. */
export async function sendsTheLatestPdf({ url }: Front, site: RunningSite): Promise<Check[]> {
  const { email, password } = site.administrator;
  await signIn(email, password);
  let link = aPdfLink({ id: 'through-nginx.pdf', link: 'pdfs/through-nginx.pdf', revision: 0 });
  const checks: Check[] = [];
  for (const text of ['%PDF-1.7 the first', '%PDF-1.7 the second']) {
    const file = new File([text], 'through-nginx.pdf');
    link = await saveLink({ ...link, sha256: await sha256(file), size: file.size }, file, {});
    const [sent, page] = await Promise.all([
      fetch(`${url}/files/${link.link}`),
      fetch(`${url}/files/pdf/${link.id}`),
    ]);
    checks.push(
      [`a PDF is what was stored last: ${text}`, (await sent.text()) === text],
      ['a PDF stays in its sandbox', /sandbox/.test(sent.headers.get('content-security-policy') ?? '')],
      ['the page before a PDF leads to it', (await page.text()).includes(link.id)],
    );
  }
  await signOutUser();
  return checks;
}

/** The pictures of a page are named by their content and kept for a year. */
export async function keepsPictures({ url }: Front): Promise<Check[]> {
  const html = await (await fetch(`${url}/`)).text();
  const [picture = ''] = /\/pictures\/[^" ]+\.avif/.exec(html) ?? [];
  const answer = await fetch(`${url}${picture}`);
  const kept = answer.headers.get('cache-control') ?? '';
  return [['a picture is kept for a year', answer.ok && /max-age=31536000.*immutable/.test(kept)]];
}
