import { article } from '@/content/admin/article';
import { renamed } from './blocks';
import type { LeftOut } from './report';

const EMOJI = /^[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;

/** Emoji that a page shows as pictures become text. Pictures that only count visitors are removed. */
export function readSmallPictures(body: HTMLElement): void {
  for (const image of body.querySelectorAll('img')) {
    const alt = image.getAttribute('alt')?.trim() ?? '';
    if (EMOJI.test(alt) && !/^[\d#*]+$/.test(alt)) image.replaceWith(alt);
    else if (['width', 'height'].every((side) => /^[01]$/.test(image.getAttribute(side) ?? '')))
      image.remove();
  }
}

/** Removes videos, embedded pages and drawings, and names them in the report. */
export function removeMedia(body: HTMLElement, report: LeftOut): void {
  for (const media of body.querySelectorAll('iframe, object, embed, video, audio, canvas, svg')) {
    const name = media.getAttribute('title') ?? media.querySelector('title')?.textContent ?? '';
    const isIcon = media.localName === 'svg' && name === '';
    if (!isIcon && body.contains(media)) report.media.push(name.trim() || article.leftOut.unnamed);
    media.remove();
  }
}

/** Writes marks that browsers add: quotation marks, and the parentheses of ruby text. */
export function readInline(body: HTMLElement): void {
  for (const quote of body.querySelectorAll('q')) {
    quote.prepend('“');
    quote.append('”');
  }
  for (const reading of body.querySelectorAll('rt')) {
    if (reading.parentElement?.querySelector('rp')) continue;
    reading.prepend('(');
    reading.append(')');
  }
  for (const heading of body.querySelectorAll('[role="heading"]')) {
    const level = Number(heading.getAttribute('aria-level') ?? 2);
    if (!/^h\d$/.test(heading.localName)) renamed(heading, `h${Math.min(6, Math.max(1, level || 2))}`);
  }
}

/** Keeps the lines of code that a page marks with elements. */
export function readCode(body: HTMLElement): void {
  for (const code of body.querySelectorAll('pre')) {
    for (const end of code.querySelectorAll('br')) end.replaceWith('\n');
    for (const line of code.querySelectorAll('div, p, li')) {
      if (line.previousSibling && !/\n$/.test(line.previousSibling.textContent ?? '')) line.before('\n');
      line.replaceWith(...line.childNodes);
    }
  }
}

/** Removes characters that are never shown, and spaces that only fill a line. */
export function tidySpaces(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    node.nodeValue = (node.nodeValue ?? '')
      .replace(/[\u00ad\ufeff]/g, '')
      .replace(/\u00a0(?=[\s\u00a0]|$)|(?<=^|\s)\u00a0/g, ' ');
  }
}
