/** The maximum total weight of the marks in Markdown, and the maximum nesting level of its lists and blockquotes. */
export const FORMATTING_LIMITS = { marks: 10_000, nesting: 12 };

/** The weight of each kind of mark. Marks that cost the parser more time weigh more. */
const WEIGHTS = { line: 2, container: 8, pair: 5, other: 1 };

/** The prefix of a line: indentation, blockquote markers, bullets and list numbers. */
const PREFIX = /^(?:[ \t>]|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))*/;
const CONTAINERS = />|[-*+](?=[ \t]|$)|\d{1,9}[.)]/g;
/** The marks for emphasis, images, link ends and footnotes. For each mark, the parser searches for its counterpart. */
const PAIR = /\*{1,2}|_{1,2}|\]|!\[|\[\^/g;
const OTHER = /[[`<|&\\!@~]|https?:|www\./gi;

/**
 * Whether the text can be a table's delimiter row, the line below the header. The parser pads each later row to the
 * number of cells in the delimiter row.
 */
const isDelimiterRow = (words: string): boolean => words.includes('-') && /^[\s|:-]+$/.test(words);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const widthOf = (prefix: string): number => count(prefix, / /g) + 4 * count(prefix, /\t/g);

/**
 * Estimates the cost of parsing Markdown without parsing it, because the parser can take minutes for a text of 200,000
 * bytes.
 */
export function formattingOf(text: string): { marks: number; nesting: number } {
  let marks = 0;
  let nesting = 0;
  let columns = 0;
  for (const line of text.split(/\r\n?|\n/)) {
    const prefix = PREFIX.exec(line)?.[0] ?? '';
    const containers = count(prefix, CONTAINERS);
    if (containers > 0) nesting = Math.max(nesting, containers + Math.floor(widthOf(prefix) / 2));
    const words = line.slice(prefix.length);
    const cells = count(words, /\|/g) + 1;
    if (words.trim() === '') columns = 0;
    else if (isDelimiterRow(words)) columns = Math.max(columns, cells);
    marks +=
      WEIGHTS.line +
      WEIGHTS.other * Math.max(0, columns - cells) +
      WEIGHTS.container * containers +
      WEIGHTS.pair * count(line, PAIR) +
      WEIGHTS.other * count(line, OTHER);
  }
  return { marks, nesting };
}

/** Whether Markdown is within the limits, so that parsing it does not take too long. */
export function isWithinFormatting(text: string): boolean {
  const { marks, nesting } = formattingOf(text);
  return marks <= FORMATTING_LIMITS.marks && nesting <= FORMATTING_LIMITS.nesting;
}

const format = new Intl.NumberFormat('en-GB');

/** Returns an error that suggests how to simplify the Markdown, or null if it is within the limits. */
export function formattingError(text: string): string | null {
  const { marks, nesting } = formattingOf(text);
  if (nesting > FORMATTING_LIMITS.nesting) return 'has lists or quotes nested too deeply; use fewer levels';
  if (marks > FORMATTING_LIMITS.marks) {
    const [has, limit] = [marks, FORMATTING_LIMITS.marks].map((number) => format.format(number));
    return `has too much formatting (a complexity of ${has}; the limit is ${limit}); split it into several articles`;
  }
  return null;
}
