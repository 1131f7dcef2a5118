import type { JSONContent } from '@tiptap/core';

const cell = (type: string, text: string): JSONContent => ({
  type,
  content: [{ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) }],
});

/** Matches the bullet, number or letter that a tab separates from the text of a list item. */
const LIST_MARKER = /^(?:[^\p{L}\p{N}+]|o|\(?(?:\d[\d.]{0,8}|[ivxlc]{1,6}|\p{L})[.)])$/iu;

/**
 * Returns the clipboard's text as a table if its lines have the same number of tabs, as lines from spreadsheets
 * and instruments do, and the clipboard has no HTML; otherwise null.
 */
export function pastedTable(data: DataTransfer | null): JSONContent | null {
  const text = data?.getData('text/plain') ?? '';
  if (data?.getData('text/html') || !text.includes('\t')) return null;
  const rows = text
    .replace(/[\r\n]+$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((value) => value.trim()));
  const [head = []] = rows;
  const isTable = rows.length > 1 && rows.every(({ length }) => length > 1 && length === head.length);
  const isList = head.length === 2 && rows.every(([first = '']) => LIST_MARKER.test(first));
  // Code starts with tabs.
  if (!isTable || isList || rows.every(([first]) => first === '')) return null;
  return {
    type: 'table',
    content: rows.map((row, at) => ({
      type: 'tableRow',
      content: row.map((value) => cell(at === 0 ? 'tableHeader' : 'tableCell', value)),
    })),
  };
}
