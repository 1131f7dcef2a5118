import { Editor } from '@tiptap/core';
import { toHtml } from 'hast-util-to-html';
import { parseArticle } from '@/lib/articles/markdown';
import { articleExtensions } from './article-extensions';
import { articleTextOf } from './article-text';
import { editorDocument } from './editor-document';

describe('the article editor', () => {
  it('saves two paragraphs in a table cell as two lines', () => {
    const editor = new Editor({
      element: document.createElement('div'),
      extensions: articleExtensions,
      content: '<table><tr><th><p>a</p></th></tr><tr><td><p>x</p><p>y</p></td></tr></table>',
    });
    expect(toHtml(parseArticle(articleTextOf(editor.getJSON())).tree)).toContain('<td>x<br>y</td>');
    editor.destroy();
  });

  it('reads footnotes in HTML as footnotes', () => {
    const editor = new Editor({
      element: document.createElement('div'),
      extensions: articleExtensions,
      content: '<p>A<sup data-footnote="3">3</sup></p><p data-source="3">See B</p>',
    });
    expect(articleTextOf(editor.getJSON())).toBe('A[^3]\n\n[^3]: See B');
    editor.destroy();
  });

  it('adds a paragraph if Enter is pressed at the end of a footnote, and ignores Enter elsewhere in it', () => {
    const open = (cursor: number) => {
      const editor = new Editor({
        element: document.createElement('div'),
        extensions: articleExtensions,
        content: editorDocument('Text[^1]\n\n[^1]: A source'),
      });
      editor.commands.setTextSelection(cursor);
      return editor;
    };
    const before = articleTextOf(open(1).getJSON());
    for (const key of ['Enter', 'Shift-Enter', 'Mod-Enter']) {
      const editor = open(10);
      expect(editor.isActive('footnote')).toBe(true);
      editor.commands.keyboardShortcut(key);
      expect(articleTextOf(editor.getJSON())).toBe(before);
    }
    const editor = open(16);
    editor.commands.keyboardShortcut('Enter');
    expect(editor.state.selection.$from.parent.type.name).toBe('paragraph');
    expect(articleTextOf(editor.getJSON())).toContain(before.trim());
  });

  it('makes the next row the heading row if the heading row is removed', () => {
    const editor = new Editor({
      element: document.createElement('div'),
      extensions: articleExtensions,
      content: editorDocument('| a |\n| - |\n| b |\n| c |'),
    });
    editor.chain().setTextSelection(4).deleteRow().run();
    const cells = [...editor.view.dom.querySelectorAll('th, td')];
    expect(cells.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['TH', 'b'],
      ['TD', 'c'],
    ]);
    editor.commands.undo();
    expect(editor.view.dom.querySelector('th')).toHaveTextContent('a');
    editor.destroy();
  });

  it.each([
    ['shows a placeholder in an empty article', '', 'Write the article, or type / to insert a block'],
    ['shows none once the article has text', 'Text', undefined],
    ['shows none if the article starts with another block', '> Text\n\n', undefined],
  ])('%s', (_what, text, placeholder) => {
    const editor = new Editor({
      element: document.createElement('div'),
      extensions: articleExtensions,
      content: editorDocument(text),
    });
    expect(editor.view.dom.querySelector('p')?.dataset.placeholder).toBe(placeholder);
    editor.destroy();
  });

  it('shows a placeholder in an empty table heading, which has the role of a plain cell', () => {
    const editor = new Editor({
      element: document.createElement('div'),
      extensions: articleExtensions,
      content: editorDocument('| Tube |  |\n| --- | --- |\n| 1 | 2 |'),
    });
    const headings = [...editor.view.dom.querySelectorAll('th')];
    expect(headings.map((cell) => cell.getAttribute('role'))).toEqual([null, 'cell']);
    expect(headings.map((cell) => cell.querySelector('p')?.dataset.placeholder)).toEqual([
      undefined,
      'Heading',
    ]);
    expect(articleTextOf(editor.getJSON())).not.toContain('Heading');
    editor.destroy();
  });
});
