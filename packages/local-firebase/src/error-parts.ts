function part(error: unknown, name: 'code' | 'message'): string {
  if (typeof error !== 'object' || error === null || !(name in error)) return '';
  return String((error as Record<typeof name, unknown>)[name]);
}

/** Returns the code of a system or store error, or an empty string if there is none. */
export function codeOf(error: unknown): string {
  return part(error, 'code');
}

/** Returns the error's message, or the error as text if there is no message. */
export function messageOf(error: unknown): string {
  return part(error, 'message') || String(error);
}
