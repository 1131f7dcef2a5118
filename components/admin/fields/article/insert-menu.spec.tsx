import { Editor } from '@tiptap/core';
import { type CommandName, runCommand } from './article-commands';
import { articleExtensions } from './article-extensions';
import { articleTextOf } from './article-text';
import { editorDocument } from './editor-document';
import { insertMenuOf, openInsertMenu, pressInInsertMenu } from './insert-menu';

/** Opens a text with the cursor at its end, and returns functions that type and press keys as a browser does. */
function open(text: string, cursor: number | 'end' = 'end') {
  const chosen: CommandName[] = [];
  const editor: Editor = new Editor({
    element: document.createElement('div'),
    extensions: articleExtensions,
    content: editorDocument(text),
    injectCSS: false,
    editorProps: {
      handleKeyDown: (view, event) =>
        pressInInsertMenu(view, event, (name, typed) => {
          chosen.push(name);
          runCommand(editor, name, () => {}, typed);
        }),
    },
  });
  const { view } = editor;
  editor.commands.setTextSelection(cursor === 'end' ? editor.state.doc.content.size - 1 : cursor);
  const press = (key: string, init: KeyboardEventInit = {}) =>
    view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  return {
    editor,
    chosen,
    press,
    type(words: string) {
      for (const character of words) {
        const { from, to } = view.state.selection;
        const insert = () => view.state.tr.insertText(character);
        if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, character, insert)))
          view.dispatch(insert());
      }
    },
    menu: () => insertMenuOf(editor.state),
    text: () => articleTextOf(editor.getJSON()).trim(),
  };
}

describe('the insert menu', () => {
  it.each([
    ['in an empty paragraph', '', '/'],
    ['after a space', 'Before', ' /'],
  ])('opens if a slash is typed %s', (_place, text, typed) => {
    const { type, menu } = open(text);
    type(typed);
    expect(menu()).toMatchObject({ index: 0, isWhole: true });
  });

  it('opens if a slash replaces the whole text', () => {
    const { editor, type, menu, text } = open('## One\n\nTwo');
    editor.commands.selectAll();
    type('/cau');
    expect(menu()?.commands).toEqual(['caution']);
    expect(text()).toBe('/cau');
  });

  it.each([
    ['after a letter', 'mg', '/'],
    ['in a heading', '## A', ' /'],
    ['in code', '```\na\n```', ' /'],
    ['and a space are typed', '', '/ '],
  ])('does not open if a slash %s', (_place, text, typed) => {
    const { type, menu } = open(text);
    type(typed);
    expect(menu()).toBeNull();
  });

  it('does not open in a table, whose cells contain no blocks', () => {
    const { type, menu } = open('| a |\n| - |\n| b |', 4);
    type(' /');
    expect(menu()).toBeNull();
  });

  it('lists the commands whose names start with the text first, then those that it describes', () => {
    const { type, menu } = open('');
    type('/t');
    expect(menu()?.commands).toEqual(['table', 'heading', 'subheading']);
    type('ab');
    expect(menu()?.commands).toEqual(['table']);
  });

  it('closes while nothing matches, and leaves the keys to the text', () => {
    const { type, press, menu, text, chosen } = open('Either');
    type(' /nor');
    expect(menu()).toBeNull();
    press('Enter');
    expect(chosen).toEqual([]);
    expect(text()).toBe('Either /nor');
  });

  it('moves through the commands in a circle, and starts again when the text changes', () => {
    const { type, press, menu } = open('');
    type('/');
    press('ArrowUp');
    expect(menu()).toMatchObject({ index: 10 });
    press('ArrowDown');
    press('ArrowDown');
    expect(menu()).toMatchObject({ index: 1 });
    type('c');
    expect(menu()).toMatchObject({ index: 0 });
  });

  it.each(['Enter', 'Tab'])('replaces the typed text with the chosen block on %s', (key) => {
    const { type, press, text, menu, editor } = open('First\n\n> Quoted');
    type(' /cau');
    press(key);
    expect(text()).toBe('First\n\n> > [!CAUTION]\n> > Quoted');
    expect(menu()).toBeNull();
    editor.commands.undo();
    expect(text()).toBe('First\n\n> Quoted /cau');
  });

  it.each([
    ['quote', '> Two'],
    ['caution', '> [!CAUTION]\n> Two'],
  ])('takes a list item out of its list if it becomes a %s', (name, block) => {
    const { type, press, text } = open('- One\n  - Two', 10);
    type(`/${name}`);
    press('Enter');
    expect(text().replace('*', '-')).toBe(`- One\n\n${block}`);
  });

  it('is undone in one step, which leaves what was typed', () => {
    const { type, press, text, editor } = open('Before');
    type(' /table');
    press('Enter');
    expect(text()).toContain('|');
    editor.commands.undo();
    expect(text()).toBe('Before /table');
  });

  it('closes with Escape, and leaves the slash', () => {
    const { type, press, menu, text } = open('');
    type('/');
    press('Escape');
    type('h');
    expect(menu()).toBeNull();
    expect(text()).toBe('/h');
  });

  it('closes when the cursor leaves its text', () => {
    const { type, editor, menu } = open('Before');
    type(' /h');
    editor.commands.setTextSelection(2);
    expect(menu()).toBeNull();
    editor.commands.setTextSelection(9);
    expect(menu()).toBeNull();
  });

  it('ignores keys that belong to an input method', () => {
    const { type, editor, chosen } = open('');
    type('/');
    const event = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true });
    expect(pressInInsertMenu(editor.view, event, (name) => chosen.push(name))).toBe(false);
    expect(chosen).toEqual([]);
  });

  it('opens without a slash in an empty paragraph, or in a new one after the current block', () => {
    const empty = open('');
    openInsertMenu(empty.editor.view);
    empty.type('inst');
    empty.press('Enter');
    empty.type('Shake it');
    expect(empty.text()).toBe('> [!NOTE]\n> Shake it');

    const filled = open('One\n\nTwo', 2);
    openInsertMenu(filled.editor.view);
    filled.press('Enter');
    filled.type('Between');
    expect(filled.text()).toBe('One\n\n## Between\n\nTwo');
  });

  it('names the highlighted option in the attributes of the text, which keeps the focus', () => {
    const { type, press, editor } = open('');
    type('/');
    press('ArrowDown');
    expect(editor.view.dom).toHaveAttribute('aria-activedescendant', 'insert-menu-subheading');
    expect(editor.view.dom).toHaveAttribute('aria-controls', 'insert-menu');
    press('Escape');
    expect(editor.view.dom).not.toHaveAttribute('aria-activedescendant');
  });
});
