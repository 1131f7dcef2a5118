import { Editor } from '@tiptap/core';
import { articleExtensions } from './article-extensions';
import { articleTextOf } from './article-text';
import { editorDocument } from './editor-document';

/** Opens a text with the cursor after the given words. */
function open(text: string, words: string) {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: articleExtensions,
    content: editorDocument(text),
    injectCSS: false,
  });
  editor.state.doc.descendants((node, position) => {
    const at = node.isText ? (node.text ?? '').indexOf(words) : -1;
    if (at >= 0) editor.commands.setTextSelection(position + at + words.length);
  });
  const press = (key: string) => {
    editor.view.dom.dispatchEvent(
      new KeyboardEvent('keydown', { key, altKey: key.startsWith('Arrow'), bubbles: true }),
    );
  };
  return { editor, press, text: () => articleTextOf(editor.getJSON()).trim() };
}

const type = (editor: Editor, text: string) => editor.view.dispatch(editor.state.tr.insertText(text));

describe('Alt and an arrow key in the article editor', () => {
  it('moves the block at the cursor, which keeps its place in the text', () => {
    const { editor, press, text } = open('## One\n\nTwo\n\n> Three', 'Two');
    press('ArrowUp');
    expect(text()).toBe('Two\n\n## One\n\n> Three');
    type(editor, '!');
    press('ArrowDown');
    press('ArrowDown');
    expect(text()).toBe('## One\n\n> Three\n\nTwo!');
  });

  it('does nothing at either end', () => {
    const { press, text } = open('One\n\nTwo', 'One');
    press('ArrowUp');
    expect(text()).toBe('One\n\nTwo');
    press('ArrowDown');
    press('ArrowDown');
    expect(text()).toBe('Two\n\nOne');
  });

  it('moves a list item with its own list, and only within its list', () => {
    const { press, text } = open('Text\n\n- One\n- Two\n  - Part\n- Three', 'Two');
    press('ArrowUp');
    press('ArrowUp');
    expect(text().replaceAll('*', '-')).toBe('Text\n\n- Two\n  - Part\n- One\n- Three');
  });

  it('moves a list with a single item as a block', () => {
    const { press, text } = open('Text\n\n- One', 'One');
    press('ArrowUp');
    expect(text().replaceAll('*', '-')).toBe('- One\n\nText');
  });

  it('moves a whole table', () => {
    const { press, text } = open('Text\n\n| a |\n| - |\n| b |', 'b');
    press('ArrowUp');
    expect(text()).toMatch(/^\| a.*Text$/s);
  });

  it('moves every block of the selection', () => {
    const { editor, press, text } = open('One\n\nTwo\n\nThree', 'One');
    editor.commands.setTextSelection({ from: 2, to: 8 });
    press('ArrowDown');
    expect(text()).toBe('Three\n\nOne\n\nTwo');
  });

  it('moves a selected picture, which stays selected', () => {
    const { editor, press, text } = open('One\n\n![A bag](/files/images/a/b.png#640x400)', 'One');
    editor.commands.setNodeSelection(5);
    press('ArrowUp');
    expect(text()).toMatch(/^!\[A bag\]\(\S+\)\n\nOne$/);
    expect(editor.isActive('image')).toBe(true);
  });

  it('is undone in one step, which keeps what was typed before', () => {
    const { editor, press, text } = open('One\n\nTwo', 'Two');
    type(editor, ', typed');
    press('ArrowUp');
    expect(text()).toBe('Two, typed\n\nOne');
    editor.commands.undo();
    expect(text()).toBe('One\n\nTwo, typed');
  });
});
