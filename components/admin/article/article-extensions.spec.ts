import { readFileSync } from 'node:fs';
import { Editor } from '@tiptap/core';
import { articleExtensions, asEdited, canEdit } from './article-extensions';

const PICTURE = '![A \\[bag\\]](/files/images/a/b.png#640x400 "In the \\"cold\\"")';

describe('the article editor', () => {
  it.each([
    '## Heading\n\n### Smaller\n\nText with **bold**, *slanted* and [a link](/trivus).',
    '- One\n- Two\n  - Deeper\n\n1. First\n2. Second',
    '> A quote\n>\n> in two parts',
    '> [!CAUTION]\n> Wear **gloves**.\n>\n> - Always',
    '> [!NOTE]\n> Store at 2 to 8 °C.',
    'Text[^1] and more[^paper].\n\n[^1]: https://journal.example/a\n\n[^paper]: A [paper](https://journal.example/b).',
    '| a | b |\n| --- | --: |\n| 1 | **2** |',
    PICTURE,
    '![](/files/images/a/b.png#640x400)',
    'Below 5 < 6 & *stars\\* and [brackets] in a_name_here',
    'A line\\\nand the next',
    'مختبر **طبي**',
    '---',
  ])('does not change how %j looks', (text) => {
    expect({ text: asEdited(text), same: canEdit(text) }).toMatchObject({ same: true });
  });

  it('supports the example article', () => {
    expect(canEdit(readFileSync('scripts/examples/keeping-specimens-cold.md', 'utf8'))).toBe(true);
  });

  it('reports a text that it would change for visitors', () => {
    expect(canEdit('Text[^1].\n\n[^1]: One part.\n\n    Another part.')).toBe(false);
  });

  it('shows an empty heading of a table as a plain cell', () => {
    const editor = new Editor({
      element: document.createElement('div'),
      extensions: articleExtensions,
      content: '| Tube |  |\n| --- | --- |\n| 1 | 2 |',
      contentType: 'markdown',
    });
    const headings = [...editor.view.dom.querySelectorAll('th')];
    expect(headings.map((cell) => cell.getAttribute('role'))).toEqual([null, 'cell']);
    expect(headings.map((cell) => cell.querySelector('p')?.dataset.placeholder)).toEqual([
      undefined,
      'Heading',
    ]);
    expect(editor.getMarkdown()).not.toContain('Heading');
    editor.destroy();
  });

  it('writes its own output unchanged', () => {
    const once = asEdited(readFileSync('scripts/examples/keeping-specimens-cold.md', 'utf8'));
    expect(asEdited(once)).toBe(once);
  });
});
