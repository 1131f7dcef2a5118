import type { Answer } from './exchange';

/** The headers that the site is allowed to send, in addition to Next's own. */
const KNOWN_HEADERS = new Set([
  'accept-ranges',
  'allow',
  'cache-control',
  'connection',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'link',
  'location',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'refresh',
  'retry-after',
  'speculation-rules',
  'strict-transport-security',
  'transfer-encoding',
  'vary',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
]);

/** Also allows the headers that Next sends to its client and to caches. */
const isKnown = (name: string) => KNOWN_HEADERS.has(name) || name.startsWith('x-next');

/** @param to a URL, possibly preceded by a delay in seconds, as in the `refresh` header. */
function leadsAway(to: string, siteUrl: string): boolean {
  const location = to.replace(/^\d+;\s*url=/i, '');
  const target = URL.canParse(location, siteUrl) ? new URL(location, siteUrl) : null;
  return target?.origin !== new URL(siteUrl).origin;
}

/** Returns the problems in a response to a hostile request. */
export function checkResponse({ status, headers, body }: Answer, text: string, siteUrl: string): string[] {
  const leading = headers.filter(([name]) => name === 'location' || name === 'refresh');
  const isHtml = headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));
  // Quotes and backslashes alone also occur in the framework's own scripts.
  const isTelling = text.length > 3 && /[<"]/.test(text) && /[<a-z]/i.test(text);
  const reflected = isHtml && isTelling && body.includes(Buffer.from(text).toString('latin1'));
  return [
    ...(status >= 500 ? [`returned ${status}`] : []),
    ...(status === 0 ? ['got no response'] : []),
    ...leading.filter(([, value]) => leadsAway(value, siteUrl)).map(([, value]) => `redirected to ${value}`),
    ...headers.filter(([name]) => !isKnown(name)).map(([name]) => `returned the header ${name}`),
    ...(reflected ? ['appeared unescaped in a page'] : []),
  ];
}
