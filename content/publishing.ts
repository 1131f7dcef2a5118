/** Sent instead of a stored file that is missing or temporarily unavailable. */
export const fileAnswers = {
  missing: 'File not found.',
  outOfReach: 'This file is temporarily unavailable. Please try again later.',
} as const;
