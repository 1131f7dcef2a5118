/** What the publishing endpoints answer when they do nothing; editors read it in a receipt, operators in a log. */
export const refusals = {
  noKeys: 'The keys that sign-ins are checked with could not be fetched. Try again.',
  signIn: 'Sign in again: the token is missing or not valid.',
  notAllowed: 'Only administrators may publish.',
  noChange: 'The body must name collection, id and revision.',
  tooManyCalls: 'Too many calls at once.',
  pagesUnknown: 'The database could not be asked which pages show the change. Try again.',
  noScheduler: 'SCHEDULER_SECRET is not set, so no scheduler may call.',
  otherSecret: 'The secret is missing or another one.',
  dueUnknown: 'The database could not be asked what is due. Try again.',
} as const;

/** What stands in place of a stored file that cannot be sent. */
export const fileAnswers = {
  missing: 'No such file.',
  outOfReach: 'The file store cannot be reached.',
} as const;
