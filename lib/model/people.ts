/** The roles of accounts. Each role also has the rights of the roles before it. The rules list the same roles. */
export const ROLES = ['writer', 'publisher', 'administrator'] as const;

export type Role = (typeof ROLES)[number];

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** Whether the role may change what visitors see. */
export const mayPublish = (role: Role): boolean => role !== 'writer';

/**
 * The states of an invitation: asked for by an administrator; sent by email; accepted, once the person has signed in;
 * failed; or refused, because the person was deactivated or the author may not invite.
 */
const INVITE_STATES = ['asked', 'sent', 'accepted', 'failed', 'refused'] as const;

export type InviteState = (typeof INVITE_STATES)[number];

export const isInviteState = (value: unknown): value is InviteState =>
  INVITE_STATES.some((state) => state === value);
