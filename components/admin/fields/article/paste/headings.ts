import { renamed, wrapContent } from './blocks';

/** If several headings are at level one, they are sections rather than the title, so headings move down a level. */
export function lowerHeadings(body: HTMLElement): void {
  if (body.querySelectorAll('h1').length < 2) return;
  for (const level of [5, 4, 3, 2, 1]) {
    for (const heading of body.querySelectorAll(`h${level}`)) renamed(heading, `h${level + 1}`);
  }
}

/** A heading in a list item becomes a bold line, because the lists of an article contain no headings. */
export function readListHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('li :is(h1, h2, h3, h4, h5, h6)')) {
    wrapContent(renamed(heading, 'p'), 'strong');
  }
}
