import { FORMATTING_LIMITS, formattingError, formattingOf } from './formatting';

const BYTES = 200_000;

const filled = (unit: string) => unit.repeat(Math.floor(BYTES / unit.length));

/** Markdown that is within the size limit but expensive to parse. */
const EXPENSIVE = {
  'only links': filled('[a](/b) '),
  'a link in each paragraph': filled('[a](/b)\n\n'),
  'bare links': filled('https://a.example '),
  'email addresses': filled('a@b.co '),
  'nested blockquotes': filled('>'),
  'nested blockquotes with spaces': filled('> '),
  'nested lists': Array.from({ length: 440 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'),
  'nested lists on one line': filled('- '),
  'list items': filled('- a\n'),
  'lists in blockquotes': filled('> - > - a\n'),
  'unclosed emphasis': filled('*a '),
  'opening and closing emphasis': filled('*a ').slice(0, BYTES / 2) + filled('b* ').slice(0, BYTES / 2),
  'overlapping emphasis and strong emphasis': filled('*a**b'),
  'unmatched brackets': filled(']('),
  'nested images': filled('!['),
  'headings with the same text': filled('## a\n'),
  'underlined headings': filled('a\n=\n'),
  'table rows': `|a|b|\n|-|-|\n${filled('|a|b|\n')}`,
  'table columns': ['|a', '|-', '|b'].map((cell) => `${cell.repeat(30_000)}|`).join('\n'),
  'a wide table of short rows': `${'|a'.repeat(2_400)}|\n${'|-'.repeat(2_400)}|\n${'a\n'.repeat(2_500)}`,
  'long runs of asterisks': `${'*'.repeat(BYTES / 2 - 1)}a${'*'.repeat(BYTES / 2)}`,
  'alternating asterisks and underscores': filled('*_'),
  footnotes: Array.from({ length: 9_000 }, (_, note) => `[^${note}]\n\n[^${note}]: a`).join('\n'),
  definitions: Array.from({ length: 12_000 }, (_, name) => `[${name}]: /b`).join('\n'),
  code: filled('`a` '),
  'empty lines': filled('\n'),
};

describe('the formatting of a text', () => {
  it.each(Object.entries(EXPENSIVE))('exceeds a limit: %s', (_, text) => {
    expect(formattingError(text)).toMatch(/too much formatting|too deep/);
  });

  it('is measured by its marks and its nesting', () => {
    expect(formattingOf('A line with words')).toEqual({ marks: 2, nesting: 0 });
    expect(formattingOf('A [link](/a) and **bold**')).toEqual({ marks: 2 + 1 + 5 + 10, nesting: 0 });
    expect(formattingOf('> - A quoted list').nesting).toBe(3);
    expect(formattingOf('    code that is indented').nesting).toBe(0);
  });

  it('is allowed in an article of 28,000 words with long lists and tables', () => {
    const text = [
      'Words of a paragraph, with a [link](/trivus) and **bold** ones. '.repeat(3).concat('\n\n').repeat(60),
      `${'A sentence of the article, which has no formatting. '.repeat(6)}\n\n`.repeat(400),
      '- An item of a list\n  - and one inside it\n'.repeat(60),
      '| Specimen | Temperature | Time | Container |\n|---|---|---|---|\n',
      '| Saliva | 2 to 8 °C | 10 hours | Funnel |\n'.repeat(500),
    ].join('');
    expect(text.length).toBeLessThan(BYTES);
    expect(formattingError(text)).toBeNull();
  });

  it('causes an error that suggests a remedy if it exceeds a limit', () => {
    expect(formattingError('- a\n'.repeat(FORMATTING_LIMITS.marks))).toBe(
      'has too much formatting (a complexity of 100,002; the limit is 10,000); split it into several articles',
    );
    expect(formattingError(`${'>'.repeat(13)} a`)).toBe(
      'has lists or quotes nested too deeply; use fewer levels',
    );
  });
});
