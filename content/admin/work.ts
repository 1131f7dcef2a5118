/** Text about unsaved changes. */
export const work = {
  heading: 'Not saved yet',
  saved: 'Saved',
  unchangedNew: 'Changes are backed up as you type.',
  resumed: 'restored from the backup of',
  show: 'Show changes',
  /** Labels of fields whose values were restored, taken over, merged, or typed for a picture that was replaced. */
  marks: {
    restored: 'Restored, not saved yet',
    taken: 'Taken over, not saved yet',
    merged: 'Updated from the saved version',
    outdated: 'Written for the previous image',
  },
  stored: 'Saved',
  typed: 'In the form',
  discard: {
    action: 'Discard changes',
    question: 'Discard your unsaved changes?',
    text: 'The form will return to the saved version. You can undo this until you change the form again or leave the page.',
    done: 'Your changes were discarded.',
    undo: 'Undo',
  },
  kept: {
    pending: 'Backing up your changes …',
    both: 'Backed up on the server',
    deviceOnly:
      'Your changes are backed up on this device only, because they could not be stored on the server. They will be sent again.',
    serverOnly:
      'This device could not store your changes. They are backed up on the server only, about once a second.',
    nowhere:
      'Your changes are not backed up: this device could not store them, and they could not be sent to the server. Keep this page open, or copy your text elsewhere.',
    tooLong:
      'Backed up on this device only, because the text is too long for the server’s backup. Save the record to store the text on the server.',
  },
  colleagues: {
    label: 'Also in this record',
    open: 'has this record open',
    preparing: 'has unsaved changes to',
    since: 'since',
    youHave: 'In another window or on another device, you have unsaved changes to',
    yourOpen: 'You have this record open in another window or on another device',
    look: 'View changes',
    unsaved: 'Unsaved version',
    takeOver: 'Take over',
    takeOverYours: 'Use these changes',
    taken: 'These changes are now in your form. The other copy remains until it is saved or discarded.',
    kept: 'Your form keeps its own version of these fields, because they were changed in both versions:',
    choose: 'Use the other version of',
    keep: 'Keep your version',
    takenFromYou: 'has taken over your changes to this record',
    youTook: 'You have taken over these changes in another window or on another device',
  },
  /** Unsaved changes to a deleted record. */
  deleted: {
    have: 'You have unsaved changes to',
    /** Instead of fields, if only a file was chosen. */
    file: 'the file',
    /** Instead of fields, if only a link or image was not inserted. */
    insertion: 'a link or image that was not inserted',
    later: 'You can continue with them after you restore the record.',
    chosenFile: 'Chosen file, which is not backed up:',
    discardText: 'This cannot be undone.',
    left: 'Newer changes have been backed up since. They are shown below.',
  },
  begun: 'You have started other records but not saved them:',
} as const;
