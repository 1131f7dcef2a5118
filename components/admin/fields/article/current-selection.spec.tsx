import { Editor } from '@tiptap/core';
import { articleExtensions } from './article-extensions';
import { editorDocument } from './editor-document';

const unreported = (event: Event) => event.stopImmediatePropagation();

describe('a key pressed before the browser reports a new selection', () => {
  it('acts on the new selection', () => {
    const element = document.body.appendChild(document.createElement('div'));
    const editor = new Editor({
      element,
      extensions: articleExtensions,
      content: editorDocument('Wear gloves'),
      injectCSS: false,
    });
    editor.commands.setTextSelection({ from: 1, to: 'Wear gloves'.length + 1 });
    editor.view.focus();
    window.addEventListener('selectionchange', unreported, true);
    getSelection()?.collapseToEnd();
    window.removeEventListener('selectionchange', unreported, true);
    editor.view.dom.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
    expect(editor.getText()).toContain('Wear gloves');
    editor.destroy();
    element.remove();
  });
});
