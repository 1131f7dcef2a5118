function part(error: unknown, name: 'code' | 'message'): string {
  if (typeof error !== 'object' || error === null || !(name in error)) return '';
  return String((error as Record<typeof name, unknown>)[name]);
}

/** The code of an error of the system or the store; empty where there is none. */
export function codeOf(error: unknown): string {
  return part(error, 'code');
}

/** What an error says, without the name of its kind. */
export function messageOf(error: unknown): string {
  return part(error, 'message') || String(error);
}
