import { pdfNotFound } from '@/content/status-pages';
import { markup } from '@/lib/markup/markup';
import { PLAIN_PAGE_POLICY, type PlainPageProps, plainPage } from '@/lib/markup/plain-page';

type AnswerProps = PlainPageProps & { status: number };

/** Returns a standalone page. It must not be cached, because the number of possible addresses is unlimited. */
export function answer({ status, ...page }: AnswerProps): Response {
  return new Response(plainPage(page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': PLAIN_PAGE_POLICY,
      'x-robots-tag': 'noindex',
    },
  });
}

/** Returns the 404 page for a missing PDF or a missing revision. */
export function pdfNotThere(): Response {
  const { meta, heading, text, links } = pdfNotFound;
  const items = links.map(({ label, href }) => markup`<li><a href="${href}">${label}</a></li>`);
  return answer({ status: 404, meta, heading, body: markup`<p>${text ?? ''}</p><ul>${items}</ul>` });
}
