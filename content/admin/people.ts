/** Text about roles. */
export const people = {
  roles: { writer: 'Writer', publisher: 'Publisher', administrator: 'Administrator' },
  /** The reason that a button gives if it would change what visitors see. */
  writersAsk: 'Your role is writer. A publisher must make the changes that visitors see.',
} as const;
