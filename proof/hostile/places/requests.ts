import { inTurn, requestPlace } from '../request-place';

/** Returns the text percent-encoded for a URL. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

/** Returns the text unencoded, but without line breaks, which would end the request line. */
const raw = (text: string) => text.replace(/[\r\n]/g, '');

const FILES = [
  '/files/pdf/*',
  '/files/pdfs/*',
  '/files/images/*/x.png',
  '/files/pdf/*.pdf',
  '/files/images/x/*.png',
];

const QUERIED = [
  '/?*',
  '/contact-us?*',
  '/blogs?page=*',
  '/_next/image?url=*&w=640&q=75',
  '/_next/image?url=%2Ffiles%2Fimages%2F*&w=*&q=*',
  '/files/pdf/x.pdf?*',
  '/admin/blog/x?*',
  '/products/biosample/?_rsc=*',
  '/feed.xml?*',
  '/search?q=*',
  '/search?suggest&q=*',
  '/contact_us?about=*',
  '/ifu?q=*',
  '/ifu/paper?document=*',
];

const BEHIND = [
  '/*',
  '/products/*',
  '/products/biosample/*',
  '/blogs/*',
  '/press/*',
  '/admin/blog/*',
  '/r_d/*',
];

const HEADERS = [
  'host',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'forwarded',
  'referer',
  'origin',
  'cookie',
  'authorization',
  'accept-language',
  'accept',
  'user-agent',
  'range',
  'if-none-match',
  'if-modified-since',
  'rsc',
  'next-router-state-tree',
  'next-url',
  'next-action',
  'x-nextjs-data',
  'x-matched-path',
  'x-invoke-path',
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-http-method-override',
  'x-original-url',
  'content-type',
  'sec-fetch-dest',
  'purpose',
];

const ASKED = ['/', '/contact-us', '/files/pdf/x.pdf', '/products/biosample/', '/no-such-page', '/admin'];

const put = (pattern: string, text: string) => pattern.replaceAll('*', () => text);

/** A destination for each part of a request to the site. */
export const requestPlaces = [
  requestPlace('file ids', (text, index) => ({ path: put(inTurn(FILES, index), encoded(text)) })),
  requestPlace('file ids, not encoded', (text, index) => ({ path: put(inTurn(FILES, index), raw(text)) })),
  requestPlace('paths', (text, index) => ({ path: put(inTurn(BEHIND, index), encoded(text)) })),
  requestPlace('paths, not encoded', (text, index) => ({ path: put(inTurn(BEHIND, index), raw(text)) })),
  requestPlace('query strings', (text, index) => ({ path: put(inTurn(QUERIED, index), encoded(text)) })),
  requestPlace('query strings, not encoded', (text, index) => ({
    path: put(inTurn(QUERIED, index), raw(text)),
  })),
  requestPlace('headers', (text, index) => {
    const name = inTurn(HEADERS, index);
    const method = name === 'next-action' ? 'POST' : 'GET';
    return { method, path: inTurn(ASKED, Math.floor(index / HEADERS.length)), headers: { [name]: text } };
  }),
];
