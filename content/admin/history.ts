/** Text of a record's history. */
export const history = {
  open: 'History',
  heading: 'Earlier versions',
  intro:
    'Every saved version is kept. Restoring a version saves its content as a new version. It does not publish or unpublish the record.',
  live: 'This record is live. Restoring an earlier version changes the live page.',
  none: 'There are no earlier versions yet.',
  failed: 'Couldn’t load the earlier versions.',
  version: 'Version',
  present: 'Current version',
  by: 'by',
  you: 'you',
  colleague: 'a colleague',
  unknown: 'unknown',
  compare: 'Compare with the current version',
  before: 'Then',
  after: 'Now',
  preview: 'Preview this version',
  same: 'Identical to the current version.',
  restore: 'Restore this version',
  unsavedFirst: 'The form has unsaved changes. Save them before you restore an earlier version.',
  close: 'Close',
} as const;
