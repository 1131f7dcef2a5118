/** Replaces the embedded backend's slow hash in unit tests, which would spend 20 seconds on it. */
export const hashPassword = async (password: string): Promise<string> => `quick$${password}`;

export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> =>
  stored === (await hashPassword(password));
