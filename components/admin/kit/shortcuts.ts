import { isComposing } from '@/lib/elements/composing';

/**
 * The admin's keyboard shortcuts, in the notation of `aria-keyshortcuts`, by the part of the admin that they belong to.
 * Control is Command on a Mac.
 */
export const SHORTCUTS = {
  everywhere: { search: ['Control+K'], shortcuts: ['?'] },
  lists: {
    move: ['J', 'K'],
    extend: ['Shift+J', 'Shift+K'],
    select: ['X'],
    open: ['Enter'],
    preview: ['P'],
    search: ['/'],
  },
  editors: { save: ['Control+S'], review: ['Control+Enter'], settings: ['Control+.'] },
  text: {
    insert: ['/'],
    toolbar: ['Alt+F10'],
    moveUp: ['Alt+ArrowUp'],
    moveDown: ['Alt+ArrowDown'],
    bold: ['Control+B'],
    italic: ['Control+I'],
    heading: ['Control+Alt+2'],
    subheading: ['Control+Alt+3'],
    bullets: ['Control+Shift+8'],
    numbers: ['Control+Shift+7'],
    quote: ['Control+Shift+B'],
    link: ['Control+K'],
    undo: ['Control+Z'],
    redo: ['Control+Shift+Z'],
  },
} as const;

/** The Markdown that becomes formatting in the text of an article, with a space after it at the start of a line. */
export const TYPED = { heading: '##', subheading: '###', bullets: '-', numbers: '1.', quote: '>' } as const;

const NAMES: Record<string, string> = { Control: 'Ctrl', ArrowUp: '↑', ArrowDown: '↓' };
const MAC_NAMES: Record<string, string> = { ...NAMES, Control: '⌘', Alt: '⌥', Shift: '⇧' };

const isMac = () => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** Returns the keys of a shortcut as they are labelled on the keyboard. */
export function keyNames(shortcut: string): string[] {
  const names = isMac() ? MAC_NAMES : NAMES;
  return shortcut.split('+').map((key) => names[key] ?? key);
}

/** Controls that use single keys themselves. */
const TYPING =
  'textarea, select, input:not([type="checkbox"]), [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a key press can be a single-key shortcut: not one for a control or another program. */
export function isFree(event: KeyboardEvent): boolean {
  const { target, defaultPrevented } = event;
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
  return !(
    defaultPrevented ||
    isComposing(event) ||
    hasModifier ||
    (target instanceof Element && target.closest(TYPING))
  );
}
