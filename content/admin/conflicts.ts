/** Text shown if a record was saved or deleted by a colleague or in another window while it was being edited. */
export const conflicts = {
  saved: 'This record was saved by {who} while you were editing it',
  youSaved: 'You saved this record in another window or on another device while you were editing it here',
  deletedIt: 'This record was deleted by {who} while you were editing it',
  youDeleted: 'You deleted this record in another window or on another device while you were editing it here',
  became: {
    published: 'It is now published, so visitors can see it.',
    scheduled: 'It is now scheduled for',
    draft: 'It is now unpublished, so visitors can no longer see it.',
    unscheduled: 'It is no longer scheduled.',
  },
  merged: 'The saved changes are now in your form:',
  goTo: 'Go to',
  asked:
    'The parts below were changed in both versions. Nothing was overwritten. Choose what to keep, then save.',
  /** What was not done because of the other save. */
  refused: {
    save: 'Your version was not saved.',
    restore: 'The earlier version was not saved.',
    publish: 'Your version was not published.',
    unpublish: 'The record was not unpublished.',
    delete: 'The record was not deleted.',
  },
  again: 'Check the form, then try again.',
  kept: 'Both sets of changes are kept.',
  show: 'Show the saved changes',
  was: 'Before',
  deletedText:
    'Nothing was saved. Any changes are still in the form. To save them, restore the record first.',
  mine: 'In your form',
  theirs: 'Saved version',
  both: 'Both, one after the other',
  /** The label of one of several blocks of the article that were changed in both versions. */
  block: '{label}: change {number} of {count}',
  base: 'Before both changes',
  save: 'Save these choices',
  update: 'Update with these choices',
  done: 'Dismiss',
  bringBack: 'Restore the record',
} as const;
