/** Text of an article's fields that appear before the article editor has loaded. */
export const articleField = {
  source: 'Markdown source',
  /** Followed by the path of the page. */
  address: 'Address:',
  /** Followed by descriptions. */
  lost: 'Pasted pictures that could not be uploaded',
} as const;
