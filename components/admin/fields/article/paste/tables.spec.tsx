import { cleanPaste } from './clean-paste';

/** Returns the cells of a pasted table's rows. */
function rowsOf(rows: string): string[][] {
  const { body } = new DOMParser().parseFromString(cleanPaste(`<table>${rows}</table>`), 'text/html');
  return [...(body.querySelector('table')?.rows ?? [])].map((row) =>
    [...row.cells].map((cell) => cell.textContent),
  );
}

const cells = (...values: string[]) => values.map((value) => `<td>${value}</td>`).join('');

describe('a merged cell of a pasted table', () => {
  it('is repeated in each column that it spans, so that no value moves under the wrong heading', () => {
    expect(
      rowsOf(
        `<tr>${cells('Test', 'Day 1', 'Day 2')}</tr><tr><td>A</td><td colspan=2>Stable</td></tr><tr><td colspan="2">B</td><td>Expired</td></tr>`,
      ),
    ).toEqual([
      ['Test', 'Day 1', 'Day 2'],
      ['A', 'Stable', 'Stable'],
      ['B', 'B', 'Expired'],
    ]);
  });

  it('is repeated in each row that it spans', () => {
    expect(
      rowsOf(
        `<tr>${cells('Specimen', 'Time', 'Result')}</tr><tr><td rowspan=2>Blood</td>${cells('8 h', 'Low')}</tr><tr>${cells('24 h', 'High')}</tr>`,
      ),
    ).toEqual([
      ['Specimen', 'Time', 'Result'],
      ['Blood', '8 h', 'Low'],
      ['Blood', '24 h', 'High'],
    ]);
  });

  it('is repeated in both directions, and in headings', () => {
    expect(
      rowsOf(
        `<thead><tr><th rowspan=2>Test</th><th colspan=2>Limit</th></tr><tr><th>Low</th><th>High</th></tr></thead><tbody><tr><td>A</td><td colspan=2 rowspan=2><b>None</b></td></tr><tr><td>B</td></tr></tbody>`,
      ),
    ).toEqual([
      ['Test', 'Limit', 'Limit'],
      ['Test', 'Low', 'High'],
      ['A', 'None', 'None'],
      ['B', 'None', 'None'],
    ]);
  });

  it('adds no columns or rows that the table does not have', () => {
    expect(
      rowsOf(
        `<tr><th colspan=1000>Title</th></tr><tr>${cells('A', 'B')}</tr><tr><td rowspan=65534>C</td><td>1</td></tr><tr><td>2</td></tr>`,
      ),
    ).toEqual([
      ['Title', 'Title'],
      ['A', 'B'],
      ['C', '1'],
      ['C', '2'],
    ]);
  });

  it('ends with the body of the table if its rowspan is 0', () => {
    expect(
      rowsOf(
        `<tbody><tr><td rowspan=0>A</td><td>1</td></tr><tr><td>2</td></tr></tbody><tbody><tr>${cells('B', '3')}</tr></tbody>`,
      ),
    ).toEqual([
      ['A', '1'],
      ['A', '2'],
      ['B', '3'],
    ]);
  });

  it('is not repeated if it contains a table, because nested tables could multiply', () => {
    let nested = 'Text';
    for (let depth = 0; depth < 20; depth++) {
      nested = `<table><tr><td colspan=2>${nested}</td></tr><tr>${cells('A', 'B')}</tr></table>`;
    }
    expect(cleanPaste(nested).match(/Text/g)).toHaveLength(2);
  });
});

describe('a pasted table', () => {
  it('has no hidden columns', () => {
    const hidden = '<col><col style="display:none"><col>';
    expect(
      rowsOf(`${hidden}<tr>${cells('Test')}<td colspan="2">Result</td></tr><tr>${cells('A', 'B', '1')}</tr>`),
    ).toEqual([
      ['Test', 'Result'],
      ['A', '1'],
    ]);
  });

  it('keeps the text after a rule in a cell in that cell', () => {
    expect(rowsOf('<tr><th>A</th></tr><tr><td>1<hr>2</td></tr>')).toEqual([['A'], ['12']]);
    expect(cleanPaste('<table><tr><th>A</th></tr><tr><td>1<hr>2</td></tr></table>')).toContain('1<br>2');
  });

  it('keeps the words of nested tables apart', () => {
    const nested = '<table><tr><td><p>10 ml</p><p>5 ml</p></td><td>Daily</td></tr></table>';
    expect(cleanPaste(`<table><tr><td>A</td><td>${nested}</td></tr></table>`)).toContain('10 ml 5 ml, Daily');
  });

  it.each([
    '<div role="table"><div role="row"><b role="columnheader">1</b><b role="columnheader">2</b></div><div role="row"><span role="cell">3</span><span role="cell">4</span></div></div>',
    '<div style="display:table"><p style="display:table-row"><span style="display:table-cell">1</span><span style="display:table-cell">2</span></p><p style="display:table-row"><i style="display:table-cell">3</i><i style="display:table-cell">4</i></p></div>',
  ])('can be made of other elements: %j', (pasted) => {
    expect(cleanPaste(pasted).replace(/tbody>|\s/g, '')).toBe(
      '<table><<tr><th>1</th><th>2</th></tr><tr><td>3</td><td>4</td></tr></</table>',
    );
  });

  it('becomes paragraphs if it only arranges a page, and vanishes if it is empty', () => {
    const frame = '<table role="presentation"><tr><td><h2>A</h2></td><td>1</td></tr></table>';
    expect(cleanPaste(`${frame}<table><tr><td></td></tr></table>`)).toBe('<h2>A</h2><p>1</p>');
  });
});
