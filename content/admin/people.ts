import type { Role } from '@/lib/model/people';

/** Text about what each account may do. */
export const people = {
  roles: { writer: 'Writer', publisher: 'Publisher', administrator: 'Administrator' } satisfies Record<
    Role,
    string
  >,
  /** Why a writer cannot use a button that changes what visitors see. */
  writersAsk: 'Your role is writer. A publisher must make the changes that visitors see.',
} as const;
