/** Text of the admin's home view. */
export const home = {
  heading: {
    none: 'Nothing is waiting for you',
    one: 'One unfinished record is waiting for you',
    many: '{count} unfinished records are waiting for you',
  },
  waiting: 'Unfinished',
  resume: 'Continue',
  open: 'Open',
  all: 'All unfinished work',
  week: 'This week',
  zone: 'Times in',
  today: 'Today',
  more: '{count} more in {list}',
  marks: { live: 'Went live', due: 'Goes live', ends: 'Ends', ended: 'Ended' },
  recent: 'Recently changed',
  by: 'by',
  none: 'Nothing has been changed yet.',
  site: 'Site',
  /** Followed by the figure. */
  draft: 'Draft:',
  lastChange: 'Last change',
  drafts: 'Drafts in {list}',
  ofColleagues: 'Colleagues’ unfinished work',
  noChange: 'None',
  failed: 'Couldn’t load the home view.',
} as const;
