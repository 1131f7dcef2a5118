/** Words of the question before a record is deleted. */
export const deletion = {
  live: 'Visitors stop seeing it at once.',
  link: 'Visitors who have its address find nothing there from then on. For 30 days it can be restored, with its file.',
  kept: 'For 30 days it can be restored as a draft.',
} as const;
