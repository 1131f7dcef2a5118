/** Returns every string under the given key, at any depth in a value. */
export const stringsUnder = (value: unknown, key: string): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && typeof inner === 'string' ? [inner] : stringsUnder(inner, key),
  );
};

/** Returns every string inside a value, whatever its key. */
export const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
};

export const countWords = (texts: string[]): number => texts.join(' ').split(/\s+/).filter(Boolean).length;

export const duplicates = (values: string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
