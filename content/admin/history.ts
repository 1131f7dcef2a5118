/** Words of the earlier states of a record. */
export const history = {
  open: 'History',
  heading: 'Earlier versions',
  intro:
    'Every saved version is kept. Restoring one saves its content as a new version; whether visitors see it stays as it is.',
  live: 'Visitors see this: restoring an earlier version changes the live page.',
  none: 'There is no earlier version yet.',
  failed: 'The earlier versions could not be loaded.',
  version: 'Version',
  present: 'Present version',
  by: 'by',
  you: 'you',
  colleague: 'a colleague',
  unknown: 'unknown',
  compare: 'Compare with the present version',
  before: 'Then',
  after: 'Now',
  preview: 'Preview this version',
  same: 'Holds the same as the present version.',
  restore: 'Restore this version',
  unsavedFirst: 'There are unsaved changes in the form. Save them before you restore an earlier version.',
  close: 'Close',
} as const;
