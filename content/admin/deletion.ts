/** Words of the question before a record is deleted. */
export const deletion = {
  question: { Blog: 'Delete this blog?', Media: 'Delete this press mention?' },
  live: 'Visitors stop seeing it at once.',
  kept: 'For 30 days it can be restored as a draft.',
} as const;
