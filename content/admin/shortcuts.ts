/** Text of the list of keyboard shortcuts, which is loaded when it opens. */
export const shortcuts = {
  close: 'Close',
  or: 'or',
  /** Follows the setting. */
  singleHint: 'Turn these off if speech input or an accidental key press triggers them.',
  groups: {
    everywhere: 'Everywhere',
    create: 'In the home view and lists',
    lists: 'In lists',
    editors: 'In editors',
    text: 'In the text of an article',
    typed: 'Typed at the start of a line, then a space',
  },
  everywhere: { search: 'Search everything', shortcuts: 'Show this list' },
  lists: {
    move: 'Next and previous record',
    extend: 'Move and select',
    select: 'Select or deselect',
    open: 'Open',
    preview: 'Preview',
    search: 'Search the list',
  },
  editors: { save: 'Save', review: 'Publish or update', settings: 'Show or hide the settings' },
  /** Names of shortcuts that are not formatting commands. */
  text: {
    insert: 'Insert a block',
    link: 'Link the selected text',
    toolbar: 'Go to the formatting buttons',
    moveUp: 'Move the block up',
    moveDown: 'Move the block down',
  },
} as const;
