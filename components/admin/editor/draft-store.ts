import { type Collection, fieldsOf } from '@/lib/model/kinds';

type Values = Record<string, unknown>;

/** What was typed and not saved, on this device. */
export type Draft = {
  values: Values;
  /** The stored values that the editor started from. */
  base: Values;
  savedAt: number;
  /** The name of a file that was chosen, which itself cannot be kept. */
  file?: string | undefined;
  /** One from before, which nobody has brought back or thrown away yet. */
  earlier?: Draft | undefined;
};

const keyOf = (name: Collection, id: string) => `admin-draft/${name}/${id}`;

/** Times come out of storage as text. */
function revive(name: Collection, values: unknown): Values | null {
  if (typeof values !== 'object' || values === null) return null;
  const specs = fieldsOf(name);
  const known = Object.entries(values).filter(([field]) => field in specs);
  const toValue = (field: string, value: unknown) =>
    specs[field]?.type === 'time' && typeof value === 'string' ? new Date(value) : value;
  return Object.fromEntries(known.map(([field, value]) => [field, toValue(field, value)]));
}

function readDraft(name: Collection, stored: unknown): Draft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { values, base, savedAt, file, earlier }: Values = { ...stored };
  const [typed, start] = [revive(name, values), revive(name, base)];
  if (!typed || !start || typeof savedAt !== 'number') return null;
  return {
    values: typed,
    base: start,
    savedAt,
    file: typeof file === 'string' ? file : undefined,
    earlier: readDraft(name, earlier) ?? undefined,
  };
}

/** The draft kept for a record; null where there is none, or none that can be read. */
export function loadDraft(name: Collection, id: string): Draft | null {
  try {
    return readDraft(name, JSON.parse(localStorage.getItem(keyOf(name, id)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps a draft, or with null forgets it. A device without room for it keeps none; the leave guard still asks. */
export function keepDraft(name: Collection, id: string, draft: Draft | null) {
  try {
    if (draft) localStorage.setItem(keyOf(name, id), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(name, id));
  } catch (error) {
    console.error('The draft could not be kept on this device.', error);
  }
}
