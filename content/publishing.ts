/** What stands in place of a stored file that cannot be sent. */
export const fileAnswers = {
  missing: 'No such file.',
  outOfReach: 'The file store cannot be reached.',
} as const;
