import { article } from '@/content/admin/article';
import { BLOCKS, renamed, unwrap } from './blocks';
import type { LeftOut } from './report';
import { styleOf } from './style';

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

const nameOf = (media: Element): string =>
  media.getAttribute('title') ??
  media.getAttribute('aria-label') ??
  media.querySelector('title')?.textContent ??
  (media.localName === 'svg' ? media.textContent : '') ??
  '';

/** Removes videos, embedded pages, drawings and icons with a meaning, and names them in the report. */
export function removeMedia(body: HTMLElement, report: LeftOut): void {
  // Apple Notes puts tables into objects.
  for (const object of body.querySelectorAll('object:has(table, p, ul, ol)')) unwrap(object);
  const icons = '[role="img"][aria-label], i[aria-label], span[aria-label], :is(td, th) i[class]';
  for (const media of body.querySelectorAll(
    `iframe, object, embed, video, audio, canvas, svg, :is(${icons}):not(:has(*))`,
  )) {
    const name = nameOf(media).trim();
    const isText = !/^(?:iframe|object|embed|video|audio|canvas|svg)$/.test(media.localName);
    if (isText && media.textContent?.trim()) continue;
    const cell = media.closest('td, th');
    // An icon beside text adds nothing to it, but one on its own in a table is a value.
    const isIcon =
      (isText || media.localName === 'svg') && name === '' && !(cell && !cell.textContent?.trim());
    if (!isIcon && body.contains(media)) report.media.push(name || article.leftOut.unnamed);
    media.remove();
  }
}

/** Writes marks that browsers add: quotation marks, the parentheses of ruby text, and Slack's line breaks. */
export function readInline(body: HTMLElement): void {
  for (const end of body.querySelectorAll('.c-mrkdwn__br'))
    end.replaceWith(body.ownerDocument.createElement('br'));
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

/** Matches the numbers of lines of code, which are not part of the code. */
const LINE_NUMBERS = '[class*="linenumber"], [class*="lineno"], [class*="line-number"], [class*="ln-num"]';

/** Keeps only the code of tables that contain nothing else, without a first column that numbers its lines. */
function readCodeTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll<HTMLTableElement>('table:has(td pre, th pre)')) {
    const rows = [...table.rows].map(({ cells }) => [...cells]);
    if (!rows.flat().every((cell) => cell.querySelector('pre'))) continue;
    const numbers = rows.flatMap(([first]) => first?.textContent?.trim().split(/\s+/) ?? []);
    const isNumbered = numbers.every((number, at) => Number(number) === Number(numbers[0]) + at);
    const code = rows.flatMap((cells) => (isNumbered && cells.length > 1 ? cells.slice(1) : cells));
    table.replaceWith(...code.flatMap((cell) => [...cell.querySelectorAll('pre')]));
  }
}

/** Whether a block contains no text but an element's. */
function isAlone(element: Element): boolean {
  const { parentElement } = element;
  if (element.matches(BLOCKS) || !parentElement) return true;
  for (const node of parentElement.childNodes) if (node !== element && node.textContent?.trim()) return false;
  return isAlone(parentElement);
}

/** Keeps the lines of code, and reports the labels that pages add to it. */
export function readCode(body: HTMLElement, report: LeftOut): void {
  for (const block of body.querySelectorAll('[data-style*="white-space"]')) {
    const style = styleOf(block);
    if (
      /white-space:\s*pre(?![-\w])/.test(style) &&
      /mono|courier|menlo|consolas/.test(style) &&
      !block.closest('pre')
    )
      if (block.querySelector('div') || block.textContent?.includes('\n')) renamed(block, 'pre');
  }
  for (const code of body.querySelectorAll('code')) {
    const hasLines = /\S\s*\n\s*\S/.test(code.textContent ?? '');
    if (hasLines && isAlone(code) && !code.closest('pre, td, th')) {
      const pre = body.ownerDocument.createElement('pre');
      code.before(pre);
      pre.append(code);
    }
  }
  for (const number of body.querySelectorAll(`:is(pre, code) :is(${LINE_NUMBERS})`)) number.remove();
  readCodeTables(body);
  for (const code of body.querySelectorAll('pre')) {
    const labels = code.querySelector('code') ? code.querySelectorAll('div:not(:has(code)), header') : [];
    for (const label of labels) {
      if (label.closest('code')) continue;
      if (label.textContent?.trim()) report.controls.push(label.textContent.trim());
      label.remove();
    }
    for (const end of code.querySelectorAll('br')) end.replaceWith('\n');
    for (const line of code.querySelectorAll('div, p, li')) {
      if (line.previousSibling && !/\n$/.test(line.previousSibling.textContent ?? '')) line.before('\n');
      unwrap(line);
    }
  }
}

/** Keeps the lines and columns of text whose white space a style preserves, such as that of chats. */
export function readLines(body: HTMLElement): void {
  if (!body.querySelector('[data-style*="white-space"]')) return;
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const block = text.data.trim() && text.parentElement?.closest('[data-style*="white-space"]');
    if (!block || !/white-space:\s*(?:pre|break-spaces)/.test(styleOf(block)) || block.closest('pre'))
      continue;
    const keepsGaps = !/white-space:\s*pre-line/.test(styleOf(block));
    const gaps = keepsGaps ? /(?<=\S)(?: {3,}|\t+)(?=\S)/g : /[ \t]+/g;
    const lines = text.data.replace(gaps, keepsGaps ? '\u2003' : ' ').split(/\r?\n/);
    for (const [at, line] of lines.entries())
      text.before(...(at === 0 ? [line] : [body.ownerDocument.createElement('br'), line]));
    text.remove();
  }
}

/** Removes the marks that pages add to headings to link to them. */
export function removeAnchors(body: HTMLElement): void {
  for (const link of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) a[href*="#"]'))
    if (/^\s*[#¶§🔗]?\s*$/u.test(link.textContent ?? '') && !link.querySelector('img')) link.remove();
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
