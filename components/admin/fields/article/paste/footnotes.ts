import { isBlank, moveContent, unwrap } from './blocks';
import { styleOf } from './style';

/** Matches the text of a reference to a note, such as `[1]`, `iv` or `*`. */
const MARK = /^[[(]?(?:[\p{N}*†‡§¶]{1,4}|[ivxlc]{1,6}|\p{L})[\])]?$/iu;

/** The links between Word's comments and their marks look like those of notes. */
const COMMENT = /^_?(?:mso(?:com|anchor)|cmnt)/;

const targetOf = (link: Element): string => /^#(.+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? '';

/** Returns the ids of a link and of the elements around it in its block. */
function idsAround(link: Element): string[] {
  const ids: string[] = [];
  for (let element: Element | null = link; element; element = element.parentElement) {
    ids.push(element.getAttribute('id') ?? '', element.getAttribute('name') ?? '');
    if (element.matches('p, li, div')) break;
  }
  return ids.filter((id) => id !== '');
}

/** Returns the element with the text of a note. */
function noteOf(target: Element): Element | null {
  if (target.matches('li, p, div')) return target;
  const inWord = target.closest('div');
  if (inWord && /mso-element:\s*(?:footnote|endnote)(?!-)/.test(styleOf(inWord))) return inWord;
  return target.closest('div[id^="sdfootnote"], li, p');
}

/** Removes an element, and the elements around it that are then empty. */
function remove(root: Element, element: Element): void {
  const parent = element.parentElement;
  element.remove();
  if (parent && parent !== root && isBlank(parent)) remove(root, parent);
}

/**
 * Turns notes into footnotes of the article: those of Word, LibreOffice, Google Docs and web pages are links to a note
 * that links back.
 * @param first the number of the first footnote
 * @returns the elements made
 */
export function readFootnotes(body: HTMLElement, first: number): Element[] {
  const { ownerDocument } = body;
  const links = [...body.querySelectorAll('a[href^="#"]')].filter((link) => !COMMENT.test(targetOf(link)));
  const targets = new Map<string, Element>();
  for (const element of body.querySelectorAll('[id], a[name]')) {
    for (const name of ['id', 'name']) targets.set(element.getAttribute(name) ?? '', element);
  }
  // Searching all links for each link would take long in a document with thousands of notes.
  const linksTo = new Map<string, Element[]>(links.map((link) => [targetOf(link), []]));
  for (const link of links) linksTo.get(targetOf(link))?.push(link);
  const labels = new Map<Element, string>();
  const made: Element[] = [];
  for (const link of links) {
    const target = targets.get(targetOf(link));
    const note = target && noteOf(target);
    if (!note || note.contains(link) || !MARK.test(link.textContent?.trim() ?? '')) continue;
    const linksBack = idsAround(link).flatMap((id) => linksTo.get(id) ?? []);
    if (!linksBack.some((back) => note.contains(back))) continue;
    const label = labels.get(note) ?? String(first + labels.size);
    labels.set(note, label);
    const reference = ownerDocument.createElement('sup');
    reference.setAttribute('data-footnote', label);
    reference.textContent = label;
    const raised = link.closest('sup');
    (raised && raised.textContent === link.textContent ? raised : link).replaceWith(reference);
    made.push(reference);
  }
  for (const [note, label] of labels) {
    for (const back of note.querySelectorAll('a[href^="#"]')) remove(note, back);
    const footnote = ownerDocument.createElement('p');
    footnote.setAttribute('data-source', label);
    // A footnote is one line.
    for (const block of note.querySelectorAll('p, div, li')) {
      block.append(' ');
      unwrap(block);
    }
    moveContent(note, footnote);
    const text = footnote.firstChild;
    if (text?.nodeType === Node.TEXT_NODE) text.nodeValue = text.nodeValue?.trimStart() ?? '';
    remove(body, note);
    body.append(footnote);
    made.push(footnote);
  }
  return made;
}
