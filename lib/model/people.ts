/** The roles of accounts. Each role also has the rights of the roles before it. The rules list the same roles. */
export const ROLES = ['writer', 'publisher', 'administrator'] as const;

export type Role = (typeof ROLES)[number];

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** Whether the role may change what visitors see. */
export const mayPublish = (role: Role): boolean => role !== 'writer';
