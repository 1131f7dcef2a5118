/** Text of the confirmation before a record is deleted. */
export const deletion = {
  live: 'Visitors will stop seeing it at once.',
  link: 'The address will stop working. You can restore the link and its file within 30 days.',
  kept: 'You can restore it as a draft within 30 days.',
} as const;
