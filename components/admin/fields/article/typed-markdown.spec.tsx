import { Editor } from '@tiptap/core';
import { articleExtensions } from './article-extensions';
import { typing } from './typed-markdown';

/** Types into an empty editor as a browser does, undoes some steps, and returns the editor's document. */
function typed(text: string, undone = 0) {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: articleExtensions,
    ...typing,
  });
  const { view } = editor;
  for (const character of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(character, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, character, insert)))
      view.dispatch(insert());
  }
  for (let step = 0; step < undone; step += 1) editor.commands.undo();
  const { content } = editor.getJSON();
  editor.destroy();
  return content;
}

describe('text typed in the article editor', () => {
  it.each([
    '5 * 3 * 2 ml',
    '2 ** 3 ** 4',
    'IgG *, IgM * and',
    'P _< 0.05 and q_ 3',
    '#1 in diagnostics',
    '5**3**2',
    'a** b **',
    '1986. A year',
    '1) Open the kit',
    '—- a',
    '---',
    '![a](/b "c")',
  ])('stays text: %s', (text) => {
    expect(typed(text)).toEqual([{ type: 'paragraph', content: [{ type: 'text', text }] }]);
  });

  it.each([
    ['- x', 'bulletList'],
    ['4. Four', 'orderedList'],
    ['# x', 'heading'],
    ['## x', 'heading'],
    ['> x', 'blockquote'],
  ])('becomes formatting: %s', (text, type) => {
    expect(typed(text)?.[0]).toMatchObject({ type });
  });

  it('becomes bold between double asterisks', () => {
    expect(typed('Keep it **cold** (**2 °C**)')?.[0]?.content).toEqual([
      { type: 'text', text: 'Keep it ' },
      { type: 'text', text: 'cold', marks: [{ type: 'bold' }] },
      { type: 'text', text: ' (' },
      { type: 'text', text: '2 °C', marks: [{ type: 'bold' }] },
      { type: 'text', text: ')' },
    ]);
  });

  it.each(['# ', '## ', '- ', '1. ', '4. ', '> ', '``` ', 'Keep it **cold**', 'Run `npm`'])(
    'is as it was typed after one undo: %s',
    (text) => {
      expect(typed(text)).not.toEqual([{ type: 'paragraph', content: [{ type: 'text', text }] }]);
      expect(typed(text, 1)).toEqual([{ type: 'paragraph', content: [{ type: 'text', text }] }]);
    },
  );

  it('is undone apart from text typed immediately afterwards', () => {
    expect(typed('## Before the draw', 1)?.[0]).toEqual({ type: 'heading', attrs: { level: 2 } });
    expect(typed('## Before the draw', 2)).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: '## ' }] },
    ]);
  });
});
