/** Where the tag manager and the analytics service read what they are told. */
export function dataLayer(): unknown[] {
  const page: Window & { dataLayer?: unknown[] } = window;
  page.dataLayer ??= [];
  return page.dataLayer;
}

/** A command for the analytics service, which tells commands from other entries by the kind of object they are. */
export function command(..._entries: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: only an Arguments object is taken for a command
  dataLayer().push(arguments);
}
