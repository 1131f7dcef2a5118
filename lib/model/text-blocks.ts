/** The start of fenced code, also in lists and quotations. */
const FENCE = /^[ \t]*(?:(?:[-*+>]|\d+[.)])[ \t]+)*(`{3,}(?!.*`)|~{3,})/;

/** Whether a line ends the code that a fence began. */
const isEndOf = (fence: string, line: string): boolean => {
  const end = line.replace(/^[ \t>]*/, '').trimEnd();
  return end.startsWith(fence) && new Set(end).size === 1;
};

/**
 * Splits Markdown at its blank lines, but not within code or the content of a list item. Uses no parser, because a
 * record's editor must not wait for one to load.
 */
export function blocksOf(text: string): string[] {
  const blocks: string[][] = [];
  let fence = '';
  let isAfterBlank = true;
  for (const line of text.split('\n')) {
    const isBlank = line.trim() === '';
    const isContent = blocks.length > 0 && /^(?: {2}|\t)/.test(line);
    if (isAfterBlank && !isBlank && !isContent && !fence) blocks.push([]);
    blocks.at(-1)?.push(line);
    isAfterBlank = isBlank;
    if (!fence) fence = FENCE.exec(line)?.[1] ?? '';
    else if (isEndOf(fence, line)) fence = '';
  }
  return blocks.map((lines) => lines.join('\n').replace(/\s+$/, ''));
}
