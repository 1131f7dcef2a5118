import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { isComposing } from '@/lib/elements/composing';

/**
 * Tells the editor the browser's selection before each key press. The browser reports a new selection only after keys
 * that already wait, and Enter would then replace text that is no longer selected.
 */
export const CurrentSelection = Extension.create({
  name: 'currentSelection',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown({ dom, composing }, event) {
            if (!composing && !isComposing(event))
              dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
          },
        },
      },
    }),
  ],
});
