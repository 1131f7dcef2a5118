/** What stands in place of a stored file that cannot be sent. */
export const fileAnswers = {
  missing: 'File not found.',
  outOfReach: 'This file is temporarily unavailable. Please try again later.',
} as const;
