/** Replaces the embedded backend's password hash, which is slow by design, and would take 20 seconds of the unit tests' time. */
export const hashPassword = async (password: string): Promise<string> => `quick$${password}`;

export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> =>
  stored === (await hashPassword(password));
