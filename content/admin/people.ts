import type { Role } from '@/lib/model/people';

/** Text about roles. */
export const people = {
  roles: { writer: 'Writer', publisher: 'Publisher', administrator: 'Administrator' } satisfies Record<
    Role,
    string
  >,
  /** The reason that a button gives if it would change what visitors see. */
  writersAsk: 'Your role is writer. A publisher must make the changes that visitors see.',
} as const;
