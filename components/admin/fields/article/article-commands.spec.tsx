import { Editor } from '@tiptap/core';
import { type CommandName, runCommand } from './article-commands';
import { articleExtensions } from './article-extensions';
import { articleTextOf } from './article-text';
import { editorDocument } from './editor-document';
import { insert, selectedPicture } from './insertion';
import { replaceText } from './replace-text';

const PICTURE = {
  kind: 'picture',
  src: '/files/images/a/b.png#640x400',
  alt: 'A bag',
  caption: '',
} as const;
const IMAGE = '![A bag](/files/images/a/b.png#640x400)';

function open(content: string, cursor: number) {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: articleExtensions,
    content: editorDocument(content),
    injectCSS: false,
  });
  editor.commands.setTextSelection(cursor);
  return editor;
}

/** Types text, which replaces the selection. */
const type = (editor: Editor, text: string) => editor.view.dispatch(editor.state.tr.insertText(text));

const press = (editor: Editor, name: CommandName) => runCommand(editor, name, () => {});

const PLACES: [place: string, content: string, cursor: number][] = [
  ['in an empty article', '', 1],
  ['at the end', 'Before', 7],
  ['between paragraphs', 'Before\n\nAfter', 7],
  ['before a heading', 'Before\n\n## After', 7],
  ['before a footnote', 'Before[^1]\n\n[^1]: After', 8],
  ['in a callout', '> [!NOTE]\n> Before', 8],
];

describe('an image that was just inserted', () => {
  it.each(PLACES)('is followed by typed text %s', (_place, content, cursor) => {
    const editor = open(content, cursor);
    insert(editor, PICTURE);
    type(editor, 'Typed');
    expect(articleTextOf(editor.getJSON()).replaceAll('> ', '')).toMatch(
      /!\[A bag\]\(\S+\)\n{1,2}(?:>\n)?Typed/,
    );
    if (content.includes('After'))
      expect(articleTextOf(editor.getJSON())).toMatch(/(?:## |\]: |\nTyped)After/);
  });

  it.each(['table', 'footnote'] as const)('stays when a %s is inserted next', (name) => {
    for (const [, content, cursor] of PLACES) {
      const editor = open(content, cursor);
      insert(editor, PICTURE);
      press(editor, name);
      expect(articleTextOf(editor.getJSON())).toContain(IMAGE);
    }
  });

  it.each(['table', 'footnote'] as const)('stays when it is selected and a %s is inserted', (name) => {
    for (const [, content, cursor] of PLACES) {
      const editor = open(content, cursor);
      insert(editor, PICTURE);
      let at = 0;
      editor.state.doc.descendants(({ type }, position) => {
        if (type.name === 'image') at = position;
      });
      editor.commands.setNodeSelection(at);
      press(editor, name);
      expect(articleTextOf(editor.getJSON())).toContain(IMAGE);
    }
  });

  it('is followed by a second inserted image', () => {
    for (const [, content, cursor] of PLACES) {
      const editor = open(content, cursor);
      insert(editor, PICTURE);
      insert(editor, { ...PICTURE, alt: 'A box' });
      expect(articleTextOf(editor.getJSON())).toMatch(/A bag.*A box/s);
    }
  });
});

describe('a selected footnote reference', () => {
  it('is followed by a new one in the same paragraph', () => {
    const editor = open('Before[^1] after\n\n[^1]: Source', 1);
    let at = 0;
    editor.state.doc.descendants(({ type }, position) => {
      if (type.name === 'footnoteReference') at = position;
    });
    editor.commands.setNodeSelection(at);
    press(editor, 'footnote');
    expect(articleTextOf(editor.getJSON())).toContain('Before[^1][^2] after');
  });
});

describe('inserting an image', () => {
  it('updates the selected image in place', () => {
    const editor = open(`Before\n\n${IMAGE}\n\n## After`, 1);
    expect(selectedPicture(editor.state)).toBeUndefined();
    editor.commands.setNodeSelection(8);
    expect(selectedPicture(editor.state)).toEqual({ src: PICTURE.src, alt: 'A bag', caption: '' });
    insert(editor, { ...PICTURE, alt: 'A box', caption: 'In the cold' });
    expect(selectedPicture(editor.state)).toBeUndefined();
    expect(articleTextOf(editor.getJSON()).trim()).toBe(
      `Before\n\n![A box](${PICTURE.src} "In the cold")\n\n## After`,
    );
  });
});

describe('text from outside the editor', () => {
  it('is not undone, because it can contain a colleague’s changes, but later changes are', () => {
    const editor = open('Mine', 5);
    type(editor, ', changed');
    replaceText(editor, 'Mine, changed\n\nA colleague’s');
    editor.commands.undo();
    expect(articleTextOf(editor.getJSON())).toBe('Mine, changed\n\nA colleague’s');
    type(editor, ', and mine');
    editor.commands.undo();
    expect(articleTextOf(editor.getJSON())).toBe('Mine, changed\n\nA colleague’s');
    editor.commands.redo();
    expect(articleTextOf(editor.getJSON())).toBe('Mine, changed\n\nA colleague’s, and mine');
  });
});
