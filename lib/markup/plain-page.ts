import { createHash } from 'node:crypto';
import { company } from '@/content/company';
import { documents } from '@/content/documents';
import type { Meta } from '@/content/types';
import { absoluteAddress } from '@/lib/seo/address';
import { SHARE_CARD, shareCardPath } from '@/lib/seo/share-card';
import { type Markup, markup } from './markup';

const STYLE = [
  '@page{margin:15mm}',
  'body{margin:0;padding:10vh 1.25rem;font:1.125rem/1.6 system-ui,sans-serif;text-wrap:pretty;color:#1c1029;background:#f5f1fb}',
  'main,header{box-sizing:border-box;max-width:40rem;margin:0 auto;padding:1.25rem clamp(1.25rem,6vw,3rem)}',
  'header{font-weight:600;background:#241038;border-radius:1.25rem 1.25rem 0 0}',
  'header a{color:#fff;text-decoration:none}',
  'main{padding-block:2rem 3rem;background:#fff;border-radius:0 0 1.25rem 1.25rem}',
  'h1{margin:0;font-size:2rem;line-height:1.15}',
  'h2{margin:2rem 0 .5rem;font-size:1.375rem;line-height:1.25}',
  'ul{margin-top:0;padding:0;list-style:none}',
  'li+li{margin-top:1rem}',
  'h2+p{margin-top:0}',
  'small{display:block;font-size:.9375rem;color:#5b5168}',
  'a{color:#6d2fb5;display:inline-block;padding:.25rem 0}',
  '@media print{body{padding:0;font-size:10pt;background:none}header{display:none}main{padding:0}a{color:inherit}a::after{margin-left:1em;content:attr(href)}}',
].join('');

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** The page's content security policy: allows only the style above and images from this site, such as its icon. */
export const PLAIN_PAGE_POLICY = `default-src 'none'; img-src 'self'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export type PlainPageProps = {
  meta: Meta;
  heading: string;
  body: Markup;
  /** The path on this site to which browsers are redirected immediately. */
  next?: string | undefined;
  /** The title that social networks and messengers show with the card of the downloads page. */
  shareTitle?: string | undefined;
};

/** Returns the tags for a link preview. Without a picture, some messengers would enlarge the site's icon. */
const shareTags = (title: string) => {
  const { width, height, type } = SHARE_CARD;
  return markup`<meta property="og:title" content="${title}">
<meta property="og:image" content="${absoluteAddress(shareCardPath(documents.path))}">
<meta property="og:image:type" content="${type}">
<meta property="og:image:width" content="${width}">
<meta property="og:image:height" content="${height}">
<meta property="og:image:alt" content="${documents.meta.title}">
<meta name="twitter:card" content="summary_large_image">
`;
};

/** Returns a page that needs no other files, for responses outside the site's own pages. */
export const plainPage = ({ meta, heading, body, next, shareTitle }: PlainPageProps): string =>
  markup`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${meta.title}</title>
<meta name="description" content="${meta.description}">
${shareTitle ? shareTags(shareTitle) : null}${next ? markup`<meta http-equiv="refresh" content="0;url=${next}">` : null}
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">${company.name}</a></header>
<main>
<h1>${heading}</h1>
${body}
</main>
</body>
</html>
`.text;
