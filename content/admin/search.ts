/** Words of the search across all records. */
export const search = {
  button: 'Search everything',
  keys: 'Ctrl K',
  heading: 'Search everything',
  field: 'Words of a title or text',
  hint: 'Title, text, outlet, file name …',
  list: 'List',
  nothing: 'Nothing matches. Try fewer or other words.',
  failed: 'The records could not be loaded.',
  close: 'Close',
} as const;
