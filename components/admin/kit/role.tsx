'use client';

import { createContext, useContext } from 'react';
import { people } from '@/content/admin/people';
import { mayPublish, type Role } from '@/lib/model/people';

const Present = createContext<Role>('administrator');

/** Provides the signed-in person's role. The rules enforce it; the admin only shows its effects. */
export const RoleProvider = Present.Provider;

export const useRole = (): Role => useContext(Present);

/** Returns the reason if the signed-in person may not change what visitors see; otherwise undefined. */
export const useRefusal = (): string | undefined => (mayPublish(useRole()) ? undefined : people.writersAsk);
