/** Words for two editors at one record. */
export const conflicts = {
  saved: 'saved this record while you were editing it',
  youSaved: 'You saved this record in another window while you were editing it here',
  deletedIt: 'deleted this record while you were editing it',
  became: {
    published: 'They published it: visitors see it.',
    scheduled: 'They scheduled it for',
    draft: 'They unpublished it: visitors do not see it any more.',
    unscheduled: 'They took it off the schedule.',
  },
  merged: 'Their changes are in your form:',
  both: 'You both changed the fields below. Nothing was overwritten. Choose a version of each and save.',
  again:
    'Nothing was published. Check the form, then press the button again to publish your changes with theirs.',
  kept: 'Your changes are kept beside theirs.',
  show: 'Show what they changed',
  was: 'Before',
  deletedText: 'Nothing was saved. Bring the record back with what you typed, then save it.',
  mine: 'Yours',
  theirs: 'Theirs',
  base: 'Before both',
  save: 'Save with these',
  update: 'Update with these',
  done: 'Dismiss',
  bringBack: 'Bring the record back',
} as const;
