/** Replaces each `{name}` in a text with the value of that name. */
export const fill = (text: string, values: Record<string, string | number | undefined>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
