import { readFileSync } from 'node:fs';
import { getSchema, type JSONContent } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { parseArticle } from '@/lib/articles/markdown';
import { articleExtensions } from './article-extensions';
import { articleTextOf } from './article-text';
import { editorDocument } from './editor-document';

const schema = getSchema(articleExtensions);

const asShown = (text: string) => toHtml(parseArticle(text).tree);
const documentOf = (...content: JSONContent[]): JSONContent => ({ type: 'doc', content });
const paragraph = (...content: (string | JSONContent)[]): JSONContent => ({
  type: 'paragraph',
  content: content.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part)),
});
const bold = (text: string): JSONContent => ({ type: 'text', text, marks: [{ type: 'bold' }] });
const hasRaw = (text: string) => editorDocument(text).content?.some(({ type }) => type === 'raw') ?? false;

const { GENERATED_ARTICLES = '60', GENERATED_ARTICLES_SEED = '1' } = process.env;

/**
 * How many documents, and as many texts, to generate. The seed is fixed, so that a run can be repeated. A search for
 * mistakes should use another.
 */
const GENERATE = {
  numRuns: Number(GENERATED_ARTICLES) / 2,
  seed: Number(GENERATED_ARTICLES_SEED),
};

describe('text typed in the editor', () => {
  it.each([
    '# 1 in diagnostics',
    '- x',
    '+ x',
    '1986. A year',
    '1) Open the kit',
    '---',
    '    four spaces',
    '5 * 3 * 2 ml',
    'a_b_c',
    '| a |',
    '[x](/trivus)',
    '[!NOTE] Not a callout',
    '[^1]',
    '<b>1</b> & &amp;',
    '```',
    '\\',
    '-',
    '(1)',
    '(a)',
    '5 < 6 > 4 ±',
    '~~x~~',
    'a | b',
    '<!-- x -->',
    '\u00a037 °C',
    '\ufeff# x',
    'www._*',
    '\u200b- x',
  ])('is shown to visitors as it is: %s', (text) => {
    const shown = parseArticle(articleTextOf(documentOf(paragraph(text)))).tree;
    expect(shown.children).toMatchObject([
      { tagName: 'p', children: [{ type: 'text', value: text.replace(/^ +/, '') }] },
    ]);
  });

  it('stays below a line break', () => {
    const text = articleTextOf(documentOf(paragraph('Title', { type: 'hardBreak' }, '---')));
    expect(asShown(text)).toBe('<p>Title<br>\n---</p>');
  });

  it.each([
    ['中文', '（强调）', '文字'],
    ['a', '(b)', 'c'],
    ['5', ' ml ', 'of'],
  ])('is bold between %s and %s', (before, strong, after) => {
    const html = asShown(articleTextOf(documentOf(paragraph(before, bold(strong), after))));
    expect(html).toContain(`<strong>${strong.trim()}</strong>`);
    expect(html).not.toContain('*');
  });
});

const note = (label: string, ...content: JSONContent[]): JSONContent => ({
  type: 'footnote',
  attrs: { label },
  content,
});
const reference: JSONContent = { type: 'footnoteReference', attrs: { label: '1' } };

describe('a document', () => {
  it('keeps a colon after a footnote reference at the start of a paragraph', () => {
    const text = articleTextOf(
      documentOf(paragraph(reference, ': x'), note('1', { type: 'text', text: 'A source' })),
    );
    expect(asShown(text)).toContain('</sup>: x</p>');
  });

  it('drops characters that are never shown, instead of showing others in their place', () => {
    const text = articleTextOf(documentOf(paragraph('a\x7f', bold('b'), '\x1f')));
    expect(asShown(text)).toBe('<p>a<strong>b</strong></p>');
  });

  it('keeps a zero-width space after an address', () => {
    const text = articleTextOf(documentOf(paragraph('https://a.example/x', '\ufeffy')));
    expect(asShown(text)).toContain('>https://a.example/x\ufeffy</a>');
  });

  it('keeps an exclamation mark before an address', () => {
    const text = articleTextOf(documentOf(paragraph('!a_b@c.example_d')));
    expect(asShown(text)).toBe('<p>!<a href="mailto:a_b@c.example_d">a_b@c.example_d</a></p>');
  });

  it('keeps a footnote that has no text yet', () => {
    const document = documentOf(paragraph('a', reference), note('1'));
    const { content } = editorDocument(articleTextOf(document));
    expect(content?.[1]).toEqual({ type: 'footnote', attrs: { label: '1' } });
  });

  it('adds no footnote for a reference whose footnote it keeps as Markdown', () => {
    const text = 'Text[^1].\n\n[^1]: One part.\n\n    Another part.';
    const document = editorDocument(text);
    expect(document.content?.at(-1)?.type).toBe('raw');
    expect(articleTextOf(document)).toBe(text);
  });

  it('adds an empty footnote for a reference that has none, instead of showing its Markdown', () => {
    const text = articleTextOf(documentOf(paragraph('a', reference)));
    expect(asShown(text)).not.toContain('[^');
    expect(editorDocument(text).content?.[1]).toEqual({ type: 'footnote', attrs: { label: '1' } });
  });

  it('keeps code with a backslash before a pipe in a heading', () => {
    const content: JSONContent[] = [{ type: 'text', text: 'a\\|b', marks: [{ type: 'code' }] }];
    const text = articleTextOf(documentOf({ type: 'heading', attrs: { level: 2 }, content }));
    expect(asShown(text)).toContain('<code>a\\|b</code>');
  });

  it.each([999_999_999, 12_345_678_901])('keeps a list that starts at %d', (start) => {
    const items = ['a', 'b'].map((text): JSONContent => ({ type: 'listItem', content: [paragraph(text)] }));
    const text = articleTextOf(documentOf({ type: 'orderedList', attrs: { start }, content: items }));
    expect(asShown(text).match(/<li>/g)).toHaveLength(2);
  });
});

describe('an article', () => {
  const editable: [name: string, text: string][] = [
    ['with headings', '## Heading\n\n### Smaller\n\nText with **bold**, *slanted* and [a link](/trivus).'],
    ['with lists', '- One\n- Two\n  - Deeper\n\n1. First\n2. Second'],
    ['with two lists in a row', '- a\n\n* b\n\n1. c\n\n1) d'],
    ['with a list that starts at 4', '4. Four\n5. Five'],
    ['with a quote', '> A quote\n>\n> in two parts'],
    ['with a callout', '> [!CAUTION]\n> Wear **gloves**.\n>\n> - Always'],
    ['with a callout that starts with a list', '> [!NOTE]\n> - Always'],
    [
      'with footnotes',
      'Text[^1] and more[^paper].\n\n[^1]: https://journal.example/a\n\n[^paper]: A [paper](https://journal.example/b).',
    ],
    ['with a table', '| a | b |\n| --- | --: |\n| 1 | **2** |\n| `x|y` |'],
    ['with lines in a cell', '| a |\n| --- |\n| x<br>**y**<br>z |'],
    ['with a picture', '![A \\[bag\\]](/files/images/a/b.png#640x400 "In the \\"cold\\"")'],
    ['with signs', 'Below 5 < 6 & *stars\\* and [brackets] in a_name_here'],
    ['with a line break', 'A line\\\nand the next'],
    ['in Arabic', 'مختبر **طبي**'],
    ['with addresses', 'See https://doi.example/10.1000/a_b_c, and www.b.example/x_y.'],
    ['with bold links', '**[a](/trivus)** and *[b](/trivus)* and **https://a.example/**b'],
    ['with an empty link', 'a[](/trivus)'],
    ['with an unusual email address', 'a_b@c.example_d'],
    ['with an empty footnote', 'a[^1]\n\n[^1]:'],
    ['with code', '`a` and **`b`** and [`c`](/trivus)\n\n```js\n``\n```\n\n````\n```\n````'],
    ['with link definitions', 'See [this][a].\n\n[a]: https://a.example/x'],
    ['with a heading of the first level', '# Title\n\nText'],
    ['with an empty list item', '- \n- b'],
    ['with a quote in a list', '- > a'],
    ['with typed HTML', '<div>\ntext\n</div>\n\na <b>c</b>'],
    ['that is the example', readFileSync('tools/examples/keeping-specimens-cold.md', 'utf8')],
  ];

  it.each(editable)('%s looks the same after an edit, and can be edited', (_name, text) => {
    const document = editorDocument(text);
    Node.fromJSON(schema, document).check();
    const saved = articleTextOf(document);
    expect(asShown(saved).replace(/\s+/g, ' ')).toBe(asShown(text).replace(/\s+/g, ' '));
    expect(hasRaw(text)).toBe(false);
    expect(articleTextOf(editorDocument(saved))).toBe(saved);
  });

  it.each([
    ['a footnote of two paragraphs', 'Text[^1].\n\n[^1]: One part.\n\n    Another part.'],
    ['a picture within text', 'Text ![A bag](/files/images/a/b.png#640x400) and more'],
    ['a picture in a table', '| a |\n| --- |\n| ![A bag](/files/images/a/b.png#640x400) |'],
  ])('with %s opens in the editor, which keeps that part as Markdown', (_name, text) => {
    const around = `Before\n\n${text}\n\nAfter`;
    const { content = [] } = editorDocument(around);
    expect(content.map(({ type }) => type)).toContain('raw');
    expect(content.at(0)).toEqual(paragraph('Before'));
    expect(articleTextOf(editorDocument(around))).toContain(text);
  });

  it('with too much formatting opens as one block of Markdown', () => {
    const text = '*a* '.repeat(5_000).trim();
    expect(editorDocument(text)).toEqual(documentOf({ type: 'raw', attrs: { markdown: text } }));
    expect(articleTextOf(editorDocument(text)).trim()).toBe(text);
  });
});

/** Texts that Markdown could read as formatting. */
const HOSTILE = [
  ...[
    '#',
    '##',
    '-',
    '+',
    '*',
    '**',
    '_',
    '__',
    '1.',
    '1)',
    '9)',
    '>',
    '>>',
    '|',
    ':-',
    '---',
    '===',
    '***',
    '`',
    '``',
    '```',
  ],
  ...[
    '~',
    '~~',
    '[',
    ']',
    '(',
    ')',
    '![',
    '](',
    '[^1]',
    '[^1]:',
    '[!NOTE]',
    '[x]: /y',
    '<',
    '>',
    '<br>',
    '<b>',
    '<!--',
    '&',
    '&amp;',
    '&#42;',
  ],
  ...[
    '\\',
    '\\*',
    '!',
    '$',
    '{',
    '}',
    ' ',
    '  ',
    '    ',
    '\u00a0',
    '中',
    '文',
    '（',
    '」',
    'ñ',
    'ل',
    '°',
    '½',
    '👩‍🔬',
    'a',
    'b',
    '1',
    '2',
    '.',
    ':',
    '/',
    '"',
    "'",
  ],
];

const words = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...HOSTILE) }, fc.string({ maxLength: 4 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '' && !/[\p{Cc}\p{Cs}]|@|www\.|https?:/iu.test(text));

type Marks = NonNullable<JSONContent['marks']>;

const marks: fc.Arbitrary<Marks> = fc.subarray<Marks[number]>([
  { type: 'bold' },
  { type: 'italic' },
  { type: 'code' },
  { type: 'link', attrs: { href: '/trivus' } },
]);
const run = fc
  .tuple(words, fc.oneof({ weight: 2, arbitrary: fc.constant<Marks>([]) }, marks))
  .map(
    ([text, own]): JSONContent =>
      own.length > 0 ? { type: 'text', text, marks: own } : { type: 'text', text },
  );
const address = fc.constantFrom<JSONContent>(
  ...[
    ['https://a.example/x_y*', 'https://a.example/x_y*'],
    ['me_a@b.example', 'mailto:me_a@b.example'],
    ['www.b.example', '/trivus'],
    ['a', 'https://a.example/(b'],
  ].map(([text, href]) => ({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })),
);
const inline = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: run },
    address,
    fc.constant<JSONContent>({ type: 'hardBreak' }),
    fc.constant(reference),
  ),
  {
    minLength: 1,
    maxLength: 5,
  },
);
const line = fc
  .array(run, { minLength: 1, maxLength: 3 })
  // Markdown has no such code in a table.
  .filter(
    (runs) =>
      !runs
        .map(({ text }) => text)
        .join('')
        .includes('\\|'),
  );
const ofInline =
  (type: string, attrs?: JSONContent['attrs']) =>
  (content: JSONContent[]): JSONContent => ({
    type,
    ...(attrs && { attrs }),
    content,
  });
const lines = inline.map(ofInline('paragraph'));

const PICTURE = '/files/images/a/b.png#640x400';

const { block } = fc.letrec<{ block: JSONContent; item: JSONContent }>((tie) => {
  const some = fc.array(tie('block'), { minLength: 1, maxLength: 3 });
  const items = fc.array(tie('item'), { minLength: 1, maxLength: 3 });
  const cell = (type: string) =>
    line.map((content): JSONContent => ({ type, content: [{ type: 'paragraph', content }] }));
  const row = (type: string) =>
    fc
      .array(cell(type), { minLength: 2, maxLength: 2 })
      .map((content): JSONContent => ({ type: 'tableRow', content }));
  return {
    item: fc
      .tuple(lines, fc.array(tie('block'), { maxLength: 1 }))
      .map(([first, rest]): JSONContent => ({ type: 'listItem', content: [first, ...rest] })),
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { weight: 6, arbitrary: lines },
      line.map(ofInline('heading', { level: 3 })),
      fc.constant<JSONContent>({ type: 'horizontalRule' }),
      fc
        .tuple(words, words)
        .map(([alt, title]): JSONContent => ({ type: 'image', attrs: { src: PICTURE, alt, title } })),
      words.map((text): JSONContent => ({ type: 'codeBlock', content: [{ type: 'text', text }] })),
      some.map(ofInline('blockquote')),
      some.map(ofInline('callout', { kind: 'note' })),
      items.map(ofInline('bulletList')),
      items.map(ofInline('orderedList', { start: 3 })),
      fc
        .tuple(row('tableHeader'), fc.array(row('tableCell'), { maxLength: 2 }))
        .map(([head, rows]): JSONContent => ({ type: 'table', content: [head, ...rows] })),
    ),
  };
});

/** A block as a person sees it: its kind, and its characters with their marks. White space counts once and has no marks. */
type Seen = string | Seen[];

const MARKS: Record<string, string> = { bold: 'strong', italic: 'em', code: 'code', link: 'a' };
const KINDS: Record<string, string> = {
  paragraph: 'p',
  heading: 'h3',
  horizontalRule: 'hr',
  codeBlock: 'pre',
  blockquote: 'blockquote',
  callout: 'div',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  footnote: 'note',
  table: 'table',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
};

type Character = { character: string; marks: string };

function tidy(characters: Character[]): string {
  const kept = characters.filter(
    ({ character }, at) =>
      character !== ' ' || ![undefined, ' ', '\n'].includes(characters[at - 1]?.character),
  );
  const text = kept.filter(
    ({ character }, at) => character !== ' ' || ![undefined, '\n'].includes(kept[at + 1]?.character),
  );
  while (text.at(-1)?.character === '\n') text.pop();
  return text
    .map(({ character, marks: own }) => (own && character.trim() ? `{${own} ${character}}` : character))
    .join('');
}

const charactersOf = (text: string, own: string[]): Character[] =>
  [...text].map((character) => ({
    character: /[ \t\n]/.test(character) ? ' ' : character,
    marks: own.toSorted().join(' '),
  }));

const INLINE = ['text', 'hardBreak', 'footnoteReference'];
const REFERENCE: Character = { character: '†', marks: '' };

const inOneLine = (text: unknown) => String(text).replace(/\s+/g, ' ').trim();

function seenInEditor(node: JSONContent): Seen[] {
  const kind = KINDS[node.type ?? ''] ?? '';
  const content = node.content ?? [];
  if (node.type === 'image') return [['figure', ...[node.attrs?.alt, node.attrs?.title].map(inOneLine)]];
  if (kind === 'pre') return [[kind, content.map(({ text }) => text).join('')]];
  const isInline = content.some(({ type }) => type && INLINE.includes(type));
  if (!isInline) return kind === 'p' ? [] : [[kind, ...content.flatMap(seenInEditor)]];
  const text = tidy(
    content.flatMap(({ type, text: value, marks: own = [] }) => {
      if (type === 'hardBreak') return [{ character: '\n', marks: '' }];
      if (type === 'footnoteReference') return [REFERENCE];
      return charactersOf(
        value ?? '',
        own.map((mark) => MARKS[mark.type] ?? ''),
      );
    }),
  );
  return text === '' ? [] : [[kind, text]];
}

function inlineOnPage(node: ElementContent, own: string[]): Character[] {
  if (node.type === 'text') return charactersOf(node.value, own);
  if (node.type !== 'element') return [];
  if (node.tagName === 'br') return [{ character: '\n', marks: '' }];
  if (node.tagName === 'sup') return [REFERENCE];
  const within = own.includes(node.tagName) ? own : [...own, node.tagName];
  return node.children.flatMap((child) => inlineOnPage(child, within));
}

const BLOCK = new Set([...Object.values(KINDS), 'thead', 'tbody', 'h2', 'h4', 'figure']);
const isBlock = (node: RootContent): node is Element => node.type === 'element' && BLOCK.has(node.tagName);

function seenOnPage(node: RootContent): Seen[] {
  if (!isBlock(node)) return [];
  if (['thead', 'tbody'].includes(node.tagName)) return node.children.flatMap(seenOnPage);
  if (node.tagName === 'figure') {
    const [image, caption] = node.children.filter((child) => child.type === 'element');
    const words = caption ? inlineOnPage(caption, []).map(({ character }) => character) : [];
    return [['figure', inOneLine(image?.properties.alt), inOneLine(words.join(''))]];
  }
  if (node.tagName === 'pre') {
    const [code] = node.children;
    const [text] = code?.type === 'element' ? code.children : [];
    return [['pre', text?.type === 'text' ? text.value.replace(/\n$/, '') : '']];
  }
  const kind = node.tagName;
  const blocks = node.children.flatMap(seenOnPage);
  const text = tidy(
    node.children.filter((child) => !isBlock(child)).flatMap((child) => inlineOnPage(child, [])),
  );
  if (['li', 'td', 'th', 'blockquote', 'div'].includes(kind))
    return [[kind, ...(text ? [['p', text]] : []), ...blocks]];
  if (blocks.length > 0) return [[kind, ...blocks]];
  return text === '' && kind !== 'hr' ? [] : [[kind, ...(text ? [text] : [])]];
}

describe('any document', () => {
  it('looks the same in the editor and on the page, and opens again as it was saved', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), line, (content, source) => {
        const document = documentOf(...content, note('1', ...source));
        Node.fromJSON(schema, document).check();
        const text = articleTextOf(document);
        expect(parseArticle(text).tree.children.flatMap(seenOnPage)).toEqual(content.flatMap(seenInEditor));
        const opened = editorDocument(text);
        expect((opened.content ?? []).flatMap(seenInEditor)).toEqual(document.content?.flatMap(seenInEditor));
        expect(articleTextOf(opened)).toBe(text);
      }),
      GENERATE,
    );
  });
});

describe('any text with addresses', () => {
  const parts = ['www.', 'www.b.example', 'https://a.example/x_y', 'http://', 'me@b.example', 'a_b@c.d', '@'];
  const text = fc
    .array(fc.oneof(fc.constantFrom(...parts), words), { minLength: 1, maxLength: 5 })
    .map((some) => some.join(''));
  const textOf = (node: Root | RootContent): string => {
    if (node.type === 'text') return node.value;
    return 'children' in node ? node.children.map(textOf).join('') : '';
  };

  it('keeps its characters on the page, and opens again as it was saved', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('paragraph', 'heading'), (value, type) => {
        const attrs = type === 'heading' ? { level: 2 } : {};
        const saved = articleTextOf(documentOf({ type, attrs, content: [{ type: 'text', text: value }] }));
        const characters = (some: string) => some.replace(/[ \t\n]+/g, '');
        expect(characters(textOf(parseArticle(saved).tree))).toBe(characters(value));
        expect(articleTextOf(editorDocument(saved))).toBe(saved);
      }),
      GENERATE,
    );
  });
});

describe('any Markdown', () => {
  const mark = fc.constantFrom(
    '# ',
    '## ',
    '- ',
    '  - ',
    '1. ',
    '> ',
    '> > ',
    '| a | b |\n| - | - |\n| ',
    '    ',
    '```\n',
    '[x]: /y\n',
    '',
    '',
    '',
  );
  const text = fc.oneof(
    { weight: 4, arbitrary: words },
    fc.constantFrom(
      ...['**a** b', '*a*', '[a](/trivus)', '`a`', 'a\\\nb', '[x]', '**[a](/trivus)**', '***a** b*'],
    ),
    fc.constantFrom(
      ...['https://a.example/a_b', '<me@b.example>', '__a__b', 'a  \nb', '[a](</b c> "d")', '[^2]', ''],
    ),
    fc.string({ unit: fc.constantFrom(...'#-*_`[]()<>!&\\|:~+=1.) \n\tab'), maxLength: 12 }),
  );
  const source = fc
    .array(
      fc.oneof(
        { weight: 9, arbitrary: fc.tuple(mark, text, fc.constantFrom('\n', '\n\n', '\n\n')) },
        fc.constant(['\n\n![a](/files/images/a/b.png#640x400)\n\n']),
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((blocks) => blocks.flat().join(''))
    // The constructs that may become raw blocks: footnotes of more than one paragraph or within other blocks.
    .filter((blocks) => !blocks.includes('[^1]:'))
    .map((blocks) => `${blocks}\n\n[^2]: A source`);

  it('opens in the editor without a change for visitors, and almost always without raw blocks', () => {
    let raw = 0;
    let total = 0;
    fc.assert(
      fc.property(source, (text) => {
        const document = editorDocument(text);
        Node.fromJSON(schema, document).check();
        const once = articleTextOf(document);
        const tidied = (html: string) => html.replace(/\s+/g, ' ').replace(/> | </g, (end) => end.trim());
        expect(tidied(asShown(once))).toBe(tidied(asShown(text)));
        total += 1;
        if (hasRaw(text)) raw += 1;
      }),
      GENERATE,
    );
    expect(raw / total).toBeLessThan(0.01);
  });
});
