/** Words about when visitors see a record. */
export const schedule = {
  yourTime: 'Your time:',
  button: 'Schedule for',
  goesLive: 'Visitors will see it from',
  live: 'This record is live already, so it cannot be scheduled. Unpublish it first, or leave the time as it was.',
  past: 'This time has passed. Enter a later one, or clear the field to publish now.',
  late: 'Enter a time before the year 2100.',
  due: 'The scheduled time has come, so the record is live: saving it changes the live page.',
  noLonger: 'The time is cleared: once saved, the record is a draft and does not go live by itself.',
  skipped: 'This time does not exist, because clocks go forward. The record goes live at',
  twice: 'This time comes twice, because clocks go back. The record goes live at',
  useOther: 'Use the other one:',
  nothingToSave: 'There are no changes to save.',
  publishNow: {
    label: 'Publish now',
    question: 'Publish now, before the scheduled time?',
    text: 'Visitors see the record at once. It is scheduled for',
    cleared: 'Visitors see the record at once.',
  },
  unpublish: {
    question: 'Unpublish this record?',
    text: 'Visitors stop seeing it at once. It is kept as a draft.',
    undo: 'Undo',
  },
  uploads: {
    waiting: 'Waiting for the upload to finish. This goes on by itself.',
    failed:
      'Nothing was saved, because the upload did not finish. Choose the file again, or save without it.',
  },
} as const;
