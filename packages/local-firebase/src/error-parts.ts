function part(error: unknown, name: 'code' | 'message'): string {
  if (typeof error !== 'object' || error === null || !(name in error)) return '';
  return String((error as Record<typeof name, unknown>)[name]);
}

/** The code of a system or store error, or an empty string. */
export function codeOf(error: unknown): string {
  return part(error, 'code');
}

/** The error's message, or the error as text if it has none. */
export function messageOf(error: unknown): string {
  return part(error, 'message') || String(error);
}
