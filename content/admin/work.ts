/** Texts about unsaved changes. */
export const work = {
  heading: 'Not saved yet',
  resumed: 'restored from',
  show: 'Show changes',
  /** Beside a field that nobody typed in. */
  marks: {
    restored: 'Restored, not saved yet',
    taken: 'Taken over, not saved yet',
    merged: 'Changed by a colleague',
  },
  stored: 'Saved',
  typed: 'In the form',
  discard: {
    action: 'Discard changes',
    question: 'Discard your unsaved changes?',
    text: 'The form returns to the saved version. You can undo this until you leave the page.',
    done: 'Your changes were discarded.',
    undo: 'Undo',
  },
  kept: {
    pending: 'Keeping your changes …',
    both: 'Kept on the server',
    deviceOnly: 'Kept on this device. Couldn’t reach the server; it will be updated by itself.',
    serverOnly: 'Kept on the server. This device has no room for a copy.',
    nowhere:
      'Your changes are not backed up: this device is full and the server is unreachable. Keep this page open, or copy your text elsewhere.',
    tooLong: 'Kept on this device only, because the text is too long to keep on the server unsaved.',
  },
  colleagues: {
    open: 'has this record open',
    preparing: 'has unsaved changes to',
    since: 'since',
    you: 'You, in another window or on another device,',
    youHave: 'have unsaved changes to',
    yourOpen: 'have this record open',
    look: 'View them',
    theirs: 'Their version',
    takeOver: 'Take over',
    takeOverYours: 'Use these',
    taken: 'Their changes are now in your form. Their own copy remains until they discard it.',
    takenFromYou: 'has taken over your changes to this record',
  },
  begun: 'You have other unsaved records that you started:',
} as const;
