import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor } from '@tiptap/core';
import { createRef } from 'react';
import { articleExtensions } from './article-extensions';
import { articleTextOf } from './article-text';
import { editorDocument } from './editor-document';
import { FormattingToolbar } from './formatting-toolbar';

const EXTENT = { top: 200, bottom: 220, left: 80, right: 90 };

let editor: Editor;

function open(text: string, hasFocus = true) {
  editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: articleExtensions,
    content: editorDocument(text),
    injectCSS: false,
  });
  // jsdom has no layout.
  jest.spyOn(editor.view, 'coordsAtPos').mockReturnValue(EXTENT);
  const props = { ref: createRef<HTMLDivElement>(), editor, panel: null, onPanel: () => {} };
  render(<FormattingToolbar {...props} hasFocus={hasFocus} />);
  const toolbar = screen.getByRole('toolbar', { name: 'Formatting' });
  return {
    editor,
    select: (from: number, to: number) => act(() => editor.commands.setTextSelection({ from, to })),
    place: () => toolbar.parentElement?.dataset.place,
    text: () => articleTextOf(editor.getJSON()).trim(),
  };
}

const onPhone = (isPhone: boolean) => {
  const media = { matches: isPhone, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: () => media });
};

beforeEach(() => onPhone(false));

// An editor takes the focus a moment after a command, which could be during the next test.
afterEach(() => editor.destroy());

describe('the formatting toolbar', () => {
  it('is above selected text, which its commands format', async () => {
    const { select, place, text } = open('One two');
    expect(place()).toBe('line');
    select(1, 4);
    expect(place()).toBe('selection');
    await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
    expect(text()).toBe('**One** two');
    expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    select(2, 2);
    expect(place()).toBe('line');
  });

  it('has one tab stop above selected text, too, and the arrow keys move between its buttons', async () => {
    const { select } = open('One two');
    select(1, 4);
    const names = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(names()).toEqual([screen.getByRole('button', { name: 'Insert a block' })]);
    act(() => screen.getByRole('button', { name: 'Insert a block' }).focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus();
  });

  it('waits until the pointer that selects is released', () => {
    const { editor, select, place } = open('One two');
    fireEvent.pointerDown(editor.view.dom);
    select(1, 4);
    expect(place()).toBe('line');
    fireEvent.pointerUp(window);
    expect(place()).toBe('selection');
  });

  it.each([
    ['the focus is elsewhere', 'One two', false],
    ['the selection is in a table', '| One two |\n| - |', true],
  ])('stays in its line if %s', (_reason, text, hasFocus) => {
    const { select, place } = open(text, hasFocus);
    select(4, 6);
    expect(place()).toBe('line');
  });

  it('has, in a table, only the commands for tables and for text in cells', () => {
    const { select } = open('One\n\n| Two |\n| - |');
    const shown = (name: string) => screen.queryByRole('button', { name }) !== null;
    expect([shown('Add row'), shown('Heading'), shown('Bold')]).toEqual([false, true, true]);
    select(8, 8);
    expect([shown('Add row'), shown('Heading'), shown('Bold')]).toEqual([true, false, true]);
  });

  it('is above the on-screen keyboard on phones, and can hide the keyboard', async () => {
    onPhone(true);
    const { editor, select, place } = open('One two');
    select(1, 4);
    expect(place()).toBe('keyboard');
    editor.view.dom.focus();
    await userEvent.click(screen.getByRole('button', { name: 'Hide keyboard' }));
    expect(editor.view.dom).not.toHaveFocus();
  });

  it('has no button to hide the keyboard on other devices', () => {
    open('One two');
    expect(screen.queryByRole('button', { name: 'Hide keyboard' })).toBeNull();
  });
});
