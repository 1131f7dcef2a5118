/** Text about when visitors see a record. */
export const schedule = {
  yourTime: 'Your time zone:',
  button: 'Schedule for',
  reviewKeys: 'Review, then publish (Ctrl+Enter)',
  goesLive: 'Visitors will see it from',
  liveUntil: 'Live until',
  from: 'from',
  until: 'until',
  since: 'since',
  ended: 'The unpublish time has passed, so this record is a draft.',
  live: 'This record is already live, so it cannot be scheduled. Unpublish it first, or keep the time unchanged.',
  past: 'This time has passed. Enter a later time. To publish now, clear the field first.',
  late: 'Enter a date before 2100.',
  endPast: 'This time has passed. Enter a later time, or clear the field.',
  endFirst: 'Enter a time after the publish time.',
  due: 'The scheduled time has come, so this record is live. Anything you save will change the live page.',
  noLonger:
    'You have cleared the time. Once you save, this record will become a draft and will no longer go live as scheduled.',
  skipped: 'This time does not exist, because the clocks go forward. The time used is',
  twice: 'This time occurs twice, because the clocks go back. The time used is',
  useOther: 'Use the other time:',
  nothingToSave: 'There are no changes to save.',
  publishNow: {
    label: 'Publish now',
    question: 'Publish now, before the scheduled time?',
    text: 'Visitors will see the record at once. The publish time was set to',
    cleared: 'Visitors will see the record at once.',
  },
  unpublish: {
    question: 'Unpublish this record?',
    text: 'Visitors will stop seeing it at once. It will become a draft.',
    undo: 'Undo',
  },
  uploads: {
    waiting: 'Waiting for the file. Your changes will be saved when it is ready.',
    failed: 'Nothing was saved, because the file was not uploaded. Choose a file again, or save without it.',
    undecided:
      'Nothing was saved, because the image must be converted first. Convert it or cancel, then save again.',
    notInserted:
      'Nothing was saved, because a link or image has not been inserted into the article yet. Insert it or cancel, then save again.',
  },
} as const;
