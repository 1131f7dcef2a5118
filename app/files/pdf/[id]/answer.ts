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
