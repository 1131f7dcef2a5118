import { company } from '../../content/company';
import { Markup, markup } from '../../lib/markup/markup';
import { SHARE_CARD } from '../../lib/seo/share-card';
import { symbol } from '../icons/symbol';
import type { ShareCard } from './cards';

const styles = (font: string) => `
  @font-face { font-family: Sans; font-weight: 400 700; src: url(data:font/woff2;base64,${font}); }
  * { box-sizing: border-box; margin: 0; }
  body { width: ${SHARE_CARD.width}px; height: ${SHARE_CARD.height}px; display: grid;
    grid-template-columns: 700px 500px; font: 400 27px/1.4 Sans; color: #1c1029; background: #fff; }
  .words { display: grid; grid-template-rows: auto 1fr auto; padding: 56px 48px 56px 64px; }
  .brand { display: flex; gap: 14px; align-items: center; font-size: 30px; font-weight: 560; }
  .brand svg { width: 44px; height: 44px; }
  .title { align-self: center; }
  .kicker { margin-bottom: 18px; font-size: 24px; font-weight: 560; color: #6d2fb5; }
  h1 { font-size: 64px; font-weight: 560; line-height: 1.06; letter-spacing: -.022em; text-wrap: balance; }
  h1.long { font-size: 52px; }
  .text { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 3;
    padding-top: 24px; font-size: 24px; color: #574a66; border-top: 1px solid #e4dcef; }
  .picture { width: 500px; height: 630px; object-fit: contain; background: #241038; }
  .picture[src^='data:image/svg'] { object-fit: cover; }
`;

/** Titles longer than this many characters are set smaller. */
const LONG_TITLE = 34;

/** Returns a share card as an HTML page of the card's size. `font` is the site's font in base64. */
export function cardPage({ kicker, title, text }: ShareCard, font: string, picture: string): string {
  const isLong = title.length > LONG_TITLE;
  return markup`<!DOCTYPE html>
<html lang="en">
<style>${new Markup(styles(font))}</style>
<div class="words">
  <div class="brand">${new Markup(symbol({ rounded: true, scale: 1 }))}${company.shortName}</div>
  <div class="title">
    ${kicker ? markup`<p class="kicker">${kicker}</p>` : null}
    <h1 class="${isLong ? 'long' : ''}">${title}</h1>
  </div>
  <p class="text"><span>${text}</span></p>
</div>
<img class="picture" src="${picture}" alt="">
</html>`.text;
}
