import type { JSONContent } from '@tiptap/core';
import { isWithinFormatting } from '@/lib/model/formatting';
import { editorDocument } from './editor-document';

const MARKDOWN =
  /^(?:#{1,6} |[-*+] \S|\d{1,3}\. \S|> |```|\|.+\|\s*$|\[\^[^\]]+\]:)|\*\*\S[^*\n]*\*\*|\]\([^)\s]{1,2000}\)/m;

/** Matches the parts of Markdown that readers do not see as text. */
const UNSEEN =
  /^\s*(?:```|~~~).*$|^\s{0,3}\[[^\]^][^\]]*\]:.*$|^[\s>]*(?:[-*+]\s+)*\d{1,9}[.)](?=\s|$)|\[!\w+\]|&#?\w+;|(?<=\]\()(?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"\n]*")?(?=\))|(?<=\])\[[^\]]*\]|\[\^[^\]]+\]/gim;

/** Returns the numbers and words that readers see in a part of a document, one line for each block. */
function seenIn({ type, text, attrs, content = [] }: JSONContent): string {
  if (type === 'text') return text ?? '';
  if (type === 'image') return `${attrs?.alt} `;
  if (type === 'raw') return `${attrs?.markdown}`.replace(UNSEEN, ' ');
  if (type === 'hardBreak') return ' ';
  const isLine = content.some((child) => child.type === 'text');
  return content.map(seenIn).join(isLine ? '' : '\n') + (isLine ? '\n' : '');
}

const wordsOf = (text: string) => text.match(/\p{N}+|\p{L}[\p{L}\p{M}]*/gu) ?? [];

/** Whether the numbers of consecutive items count up, as in a list. */
function countsUp(text: string): boolean {
  let last: { indent: string; number: number } | null = null;
  for (const line of text.split(/\r?\n/)) {
    const [, indent = '', digits] = /^(\s*)(\d{1,9})[.)]\s/.exec(line) ?? [];
    if (digits === undefined) {
      // Indented and empty lines belong to the preceding item.
      if (line.trim() !== '' && !/^\s/.test(line)) last = null;
      continue;
    }
    const number = Number(digits);
    const isRegular: boolean =
      last?.indent !== indent || number === last.number + 1 || (number === 1 && last.number === 1);
    if (!isRegular) return false;
    last = { indent, number };
  }
  return true;
}

/** Whether Markdown shows each word and number of a text: `2*3*4` would become 234. */
function keepsMeaning(text: string): boolean {
  const seen = wordsOf(seenIn(editorDocument(text)));
  const shown = new Map<string, number>();
  for (const word of seen) shown.set(word, (shown.get(word) ?? 0) + 1);
  return (
    countsUp(text) &&
    wordsOf(text.replace(UNSEEN, ' ')).every((word) => {
      const left = shown.get(word) ?? 0;
      shown.set(word, left - 1);
      return left > 0 || (!/\p{N}/u.test(word) && seen.some((other) => other.includes(word)));
    })
  );
}

/**
 * Returns the clipboard's text if it is Markdown within the formatting limits that shows all of its words and numbers,
 * and the clipboard has no HTML; otherwise null.
 */
export function pastedMarkdown(data: DataTransfer | null): string | null {
  const text = data?.getData('text/plain') ?? '';
  if (data?.getData('text/html') || !MARKDOWN.test(text) || !isWithinFormatting(text)) return null;
  return keepsMeaning(text) ? text : null;
}
