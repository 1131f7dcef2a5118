/** Links to pages on this site. */
export const destinationTexts = {
  page: 'Page',
  article: 'Article',
  pdf: 'PDF',
  /** Followed by the addresses. */
  missing: 'There is no page at this address:',
  missingRemedy: 'Correct it, or publish what it leads to first.',
  missingRemedies: 'Correct these addresses, or publish what they lead to first.',
  question: 'Publish with links that lead nowhere?',
  publishAnyway: 'Publish anyway',
} as const;
