/** Text of the list of all changes. */
export const activity = {
  filters: 'Filter the changes',
  from: 'From',
  to: 'To',
  person: 'Person',
  everybody: 'Everybody',
  kind: 'Kind',
  all: 'All kinds',
  export: 'Export CSV',
  fileName: 'activity',
  what: {
    draft: 'Saved as draft',
    scheduled: 'Scheduled',
    published: 'Live',
    saved: 'Saved',
    deleted: 'Deleted',
  },
  version: 'version',
  columns: ['Time (UTC)', 'Person', 'Kind', 'Title', 'Id', 'Version', 'Change'],
} as const;
