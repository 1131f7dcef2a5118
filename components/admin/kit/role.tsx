'use client';

import { createContext, useContext } from 'react';
import { people } from '@/content/admin/people';
import { mayPublish, type Role } from '@/lib/model/people';

const Present = createContext<Role>('administrator');

/** Provides the signed-in person's role. The rules enforce it; the admin only shows its effects. */
export const RoleProvider = Present.Provider;

const Lacking = createContext(false);

/** Provides whether the session lacks the second factor that its role needs for what visitors see. */
export const LackingProvider = Lacking.Provider;

export const useLacking = (): boolean => useContext(Lacking);

export const useRole = (): Role => useContext(Present);

const NeedsApproval = createContext(false);

/** Provides whether the kind in view needs a second person before visitors see a record. */
export const NeedsApprovalProvider = NeedsApproval.Provider;

/** Returns the reason if the signed-in person may not change what visitors see; otherwise undefined. */
export function useRefusal(): string | undefined {
  const role = useRole();
  const lacking = useLacking();
  if (!mayPublish(role)) return people.writersAsk;
  return lacking ? people.needsFactor : undefined;
}

/** Returns the reason if the signed-in person may not publish a record without a second person; otherwise undefined. */
export function usePublishRefusal(): string | undefined {
  const refused = useRefusal();
  const needsApproval = useContext(NeedsApproval);
  return refused ?? (needsApproval ? people.secondPerson : undefined);
}
