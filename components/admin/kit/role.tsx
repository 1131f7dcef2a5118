'use client';

import { createContext, useContext } from 'react';
import { people } from '@/content/admin/people';
import { mayPublish, type Role } from '@/lib/model/people';

const Present = createContext<Role>('administrator');

/** Provides the signed-in person's role. The rules decide; the admin only explains. */
export const RoleProvider = Present.Provider;

export const useRole = (): Role => useContext(Present);

/** Returns why the signed-in person may not change what visitors see; undefined if they may. */
export const useRefusal = (): string | undefined => (mayPublish(useRole()) ? undefined : people.writersAsk);
