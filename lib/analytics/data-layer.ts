/** The queue that the tag manager and the analytics service read. */
export function dataLayer(): unknown[] {
  const page: Window & { dataLayer?: unknown[] } = window;
  page.dataLayer ??= [];
  return page.dataLayer;
}

/** Sends a command to the analytics service, which recognises commands by their `Arguments` type. */
export function command(..._entries: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: only an Arguments object is recognised as a command
  dataLayer().push(arguments);
}
