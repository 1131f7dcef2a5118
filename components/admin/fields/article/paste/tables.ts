import { isBlank, renamed } from './blocks';
import type { LeftOut } from './report';
import { styleOf } from './style';

/** The columns that a cell spans in a row. `to` is the first column after the cell. */
type Span = { cell: HTMLTableCellElement; from: number; to: number };

/** Returns the cells that each row of a table shows, including cells that start in an earlier row. */
function spansOf(rows: HTMLTableRowElement[]): Span[][] {
  const spans: Span[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let from = 0;
    for (const cell of row.cells) {
      const covers = (span: Span) => span.from <= from && from < span.to;
      for (let above = spans[at]?.find(covers); above; above = spans[at]?.find(covers)) from = above.to;
      const span = { cell, from, to: from + cell.colSpan };
      // A rowspan ends with the head, body or foot of the table; 0 means all its rows.
      const end = cell.rowSpan === 0 ? rows.length : at + cell.rowSpan;
      for (const [below, other] of rows.slice(at, end).entries()) {
        if (other.parentElement === row.parentElement) spans[at + below]?.push(span);
      }
      from = span.to;
    }
  }
  return spans;
}

function repeatIn(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const spans = spansOf(rows);
  // Only columns in which a cell starts exist. A cell that spans 1,000 columns adds no others.
  const columns = [...new Set(spans.flat().map(({ from }) => from))].toSorted((a, b) => a - b);
  const used = new Set<Element>();
  for (const [at, row] of rows.entries()) {
    const cells = columns.map((column) => {
      const cell = spans[at]?.find(({ from, to }) => from <= column && column < to)?.cell;
      if (!cell) return table.ownerDocument.createElement('td');
      if (!used.has(cell)) {
        used.add(cell);
        return cell;
      }
      // Copies of tables within tables could multiply.
      return cell.cloneNode(cell.querySelector('table') === null);
    });
    row.replaceChildren(...cells);
  }
}

const HIDDEN_COLUMN = /display:\s*none|visibility:\s*collapse|(?:^|[;\s])width:\s*0(?:[;a-z%]|$)/;

/** Hides the cells of hidden columns. A merged cell that also spans other columns becomes narrower. */
export function hideColumns(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const columns = [...table.querySelectorAll<HTMLTableColElement>(':scope > colgroup > col')].flatMap(
      (column) => Array.from({ length: column.span }, () => HIDDEN_COLUMN.test(styleOf(column))),
    );
    if (!columns.includes(true)) continue;
    for (const { cell, from, to } of new Set(spansOf([...table.rows]).flat())) {
      let shown = 0;
      for (let column = from; column < to; column++) if (!columns[column]) shown++;
      if (shown > 0) cell.colSpan = shown;
      else cell.setAttribute('data-style', 'display:none');
    }
  }
}

/**
 * Repeats the content of a merged cell in each cell that it spans, because articles have no merged cells and later values
 * would move under the wrong headings.
 */
export function repeatMergedCells(body: HTMLElement, report: LeftOut): void {
  for (const table of body.querySelectorAll('table')) {
    const isMerged = [...table.rows].some((row) =>
      [...row.cells].some(({ colSpan, rowSpan }) => colSpan !== 1 || rowSpan !== 1),
    );
    if (!isMerged) continue;
    for (const { colSpan, rowSpan, textContent } of table.querySelectorAll<HTMLTableCellElement>('td, th')) {
      if (colSpan * rowSpan > 1 && textContent?.trim()) report.cells.push(textContent.trim());
    }
    repeatIn(table);
  }
}

/** Turns the blocks in a table's cells into paragraphs, because a table of an article has only lines in its cells. */
export function flattenCells(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const cells = [...table.rows].flatMap((row) => [...row.cells]);
    const [only] = cells;
    if (isBlank(table) && !table.querySelector('img')) {
      table.remove();
      continue;
    }
    // A table with one cell is a frame around other text.
    if (only && cells.length === 1 && only.querySelector('p, ul, ol, h1, h2, h3, h4')) {
      table.replaceWith(renamed(only, 'div'));
      continue;
    }
    for (const foot of table.querySelectorAll(':scope > tfoot')) table.append(foot);
    if (!table.parentElement?.closest('td, th')) continue;
    for (const end of table.querySelectorAll('br, p, div, li, h1, h2, h3, h4, h5, h6')) end.after(' ');
    // The rows of a table within a cell become its lines.
    const lines = [...table.rows].map((row) => {
      const line = body.ownerDocument.createElement('p');
      line.textContent = [...row.cells]
        .map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim())
        .join(', ');
      return line;
    });
    table.replaceWith(...lines);
  }
  const numbers = new Map<Element | null, number>();
  for (const item of body.querySelectorAll('td li, th li')) {
    const list = item.parentElement;
    const number = numbers.get(list) ?? Number(list?.getAttribute('start') ?? 1);
    numbers.set(list, number + 1);
    (item.querySelector(':scope > p') ?? item).prepend(list?.localName === 'ol' ? `${number}. ` : '• ');
  }
  for (const rule of body.querySelectorAll(':is(td, th) hr'))
    rule.replaceWith(body.ownerDocument.createElement('br'));
  const blocks = ['ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre'];
  for (const block of body.querySelectorAll(blocks.flatMap((name) => [`td ${name}`, `th ${name}`]).join())) {
    renamed(block, 'div');
  }
}

/** Markdown tables need a header row. */
export function addTableHeadings(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    if (table.querySelector('th')) continue;
    for (const cell of [...(table.rows[0]?.cells ?? [])]) renamed(cell, 'th');
  }
}
