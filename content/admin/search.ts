/** Text of the search across all records. */
export const search = {
  button: 'Search everything',
  heading: 'Search everything',
  field: 'Search titles and descriptions',
  hint: 'Title, description, outlet, file name …',
  list: 'List',
  result: 'result',
  results: 'results',
  nothing: 'Nothing matches. Try fewer or different words.',
  failed: 'Couldn’t load the records.',
  close: 'Close',
} as const;
