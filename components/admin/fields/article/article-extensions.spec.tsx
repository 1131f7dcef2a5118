import { readFileSync } from 'node:fs';
import { Editor } from '@tiptap/core';
import { toHtml } from 'hast-util-to-html';
import { parseArticle } from '@/lib/articles/markdown';
import { articleExtensions, asEdited, canEdit, markdownOf } from './article-extensions';

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
    '| a |\n| --- |\n| x<br>**y**<br>z |',
    'See https://doi.example/10.1000/a_b_c, and www.b.example/x_y.',
    'Text[^1].\n\n[^1]: https://doi.example/10.1000/a_b',
  ])('does not change how %j looks', (text) => {
    expect({ text: asEdited(text), same: canEdit(text) }).toMatchObject({ same: true });
  });

  it('supports the example article', () => {
    expect(canEdit(readFileSync('tools/examples/keeping-specimens-cold.md', 'utf8'))).toBe(true);
  });

  it('reports text that it would change for visitors', () => {
    expect(canEdit('Text[^1].\n\n[^1]: One part.\n\n    Another part.')).toBe(false);
  });

  it.each(['https://doi.example/10.1000/a_b', 'www.doi.example/a_b~c_d'])(
    'saves the typed address %s so that visitors get a link to it',
    (address) => {
      const editor = new Editor({ element: document.createElement('div'), extensions: articleExtensions });
      editor.view.dispatch(editor.state.tr.insertText(`See ${address} and a_b`));
      const markdown = markdownOf(editor);
      const [link] = [...toHtml(parseArticle(markdown).tree).matchAll(/href="([^"]*)"/g)];
      expect(link?.[1]).toMatch(new RegExp(`${address.replace(/[.*]/g, '\\$&')}$`));
      expect(canEdit(markdown)).toBe(true);
      editor.destroy();
    },
  );

  it('saves two paragraphs in a table cell as two lines', () => {
    const editor = new Editor({
      element: document.createElement('div'),
      extensions: articleExtensions,
      content: '<table><tr><th><p>a</p></th></tr><tr><td><p>x</p><p>y</p></td></tr></table>',
    });
    expect(toHtml(parseArticle(markdownOf(editor)).tree)).toContain('<td>x<br>y</td>');
    editor.destroy();
  });

  it('adds a paragraph if Enter is pressed at the end of a footnote, and ignores Enter elsewhere in it', () => {
    const open = (cursor: number) => {
      const editor = new Editor({
        element: document.createElement('div'),
        extensions: articleExtensions,
        content: 'Text[^1]\n\n[^1]: A source',
        contentType: 'markdown',
      });
      editor.commands.setTextSelection(cursor);
      return editor;
    };
    const before = open(1).getMarkdown();
    for (const key of ['Enter', 'Shift-Enter', 'Mod-Enter']) {
      const editor = open(10);
      expect(editor.isActive('footnote')).toBe(true);
      editor.commands.keyboardShortcut(key);
      expect(editor.getMarkdown()).toBe(before);
    }
    const editor = open(16);
    editor.commands.keyboardShortcut('Enter');
    expect(editor.state.selection.$from.parent.type.name).toBe('paragraph');
    expect(editor.getMarkdown()).toContain(before.trim());
  });

  it('shows a placeholder in an empty table heading, which has the role of a plain cell', () => {
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

  it('does not change an article that it has already saved', () => {
    const once = asEdited(readFileSync('tools/examples/keeping-specimens-cold.md', 'utf8'));
    expect(asEdited(once)).toBe(once);
  });
});
