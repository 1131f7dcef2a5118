import { Editor } from '@tiptap/core';
import { articleExtensions } from './article-extensions';
import { articleTextOf } from './article-text';
import {
  type BlockKind,
  currentBlock,
  deleteBlock,
  duplicateBlock,
  moveBlock,
  turnBlock,
} from './block-actions';
import { editorDocument } from './editor-document';

/** Opens a text with the cursor in the block of this index, and returns an action on that block. */
function open(text: string, index: number) {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: articleExtensions,
    content: editorDocument(text),
    injectCSS: false,
  });
  let at = 0;
  editor.state.doc.forEach((_node, position, place) => {
    if (place === index) at = position;
  });
  const node = editor.state.doc.child(index);
  return {
    editor,
    block: { node, position: at },
    text: () => articleTextOf(editor.getJSON()).trim().replaceAll('* ', '- '),
    type: (words: string) => editor.view.dispatch(editor.state.tr.insertText(words)),
  };
}

const PICTURE = '![A bag](/files/images/a/b.png#640x400)';

describe('a block of an article', () => {
  it('moves up and down, with the cursor', () => {
    const { editor, block, text, type } = open(`## One\n\nTwo\n\n${PICTURE}`, 1);
    moveBlock(editor, block, -1);
    type('!');
    expect(text()).toBe(`!Two\n\n## One\n\n${PICTURE}`);
    const moved = currentBlock(editor.state);
    if (moved) moveBlock(editor, moved, 1);
    expect(text()).toBe(`## One\n\n!Two\n\n${PICTURE}`);
  });

  it('stays where it is at an end', () => {
    const { editor, block, text } = open('One\n\nTwo', 0);
    moveBlock(editor, block, -1);
    expect(text()).toBe('One\n\nTwo');
  });

  it('is duplicated, with the cursor in the copy', () => {
    const { editor, block, text, type } = open('- One\n- Two\n\nThree', 0);
    duplicateBlock(editor, block);
    type('Again, ');
    expect(text().match(/One/g)).toHaveLength(2);
    expect(text()).toMatch(/One.*Again, One.*Three/s);
  });

  it.each([
    ['the first', 0, 'Two'],
    ['the last', 1, 'One'],
  ])('is deleted, also %s', (_which, index, left) => {
    const { editor, block, text } = open('One\n\nTwo', index);
    deleteBlock(editor, block);
    expect(text()).toBe(left);
    editor.commands.undo();
    expect(text()).toBe('One\n\nTwo');
  });

  it('leaves an empty paragraph if it is the only one and is deleted', () => {
    const { editor, block, text } = open(PICTURE, 0);
    deleteBlock(editor, block);
    expect(text()).toBe('');
    expect(editor.state.selection.$from.parent.type.name).toBe('paragraph');
  });

  const TURNS: [from: string, kind: BlockKind, to: string][] = [
    ['One **bold**', 'heading', '## One **bold**'],
    ['## One', 'subheading', '### One'],
    ['## One', 'text', 'One'],
    ['## One', 'heading', '## One'],
    ['One', 'numbers', '1. One'],
    ['- One\n- Two', 'numbers', '1. One\n2. Two'],
    ['- One\n- Two', 'text', 'One\n\nTwo'],
    ['> One', 'caution', '> [!CAUTION]\n> One'],
    ['> [!NOTE]\n> One', 'caution', '> [!CAUTION]\n> One'],
    ['> [!NOTE]\n> One', 'instruction', '> [!NOTE]\n> One'],
    ['One', 'quote', '> One'],
  ];
  it.each(TURNS)('turns from %j into %s', (from, kind, to) => {
    const { editor, block, text } = open(`Before\n\n${from}\n\nAfter`, 1);
    turnBlock(editor, block, kind);
    expect(text()).toBe(`Before\n\n${to}\n\nAfter`);
  });

  it('turns back with one undo', () => {
    const { editor, block, text } = open('- One\n- Two', 0);
    turnBlock(editor, block, 'caution');
    editor.commands.undo();
    expect(text()).toBe('- One\n- Two');
  });
});
