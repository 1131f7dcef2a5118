/** Text about links within this site. */
export const destinationTexts = {
  page: 'Page',
  article: 'Article',
  pdf: 'PDF',
  /** Followed by the addresses. */
  missing: 'No page found at:',
  missingRemedy: 'Correct the link, or first publish the page that it leads to.',
  missingRemedies: 'Correct the links, or first publish the pages that they lead to.',
  question: 'Publish with broken links?',
  publishAnyway: 'Publish anyway',
} as const;
