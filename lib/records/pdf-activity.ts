import { PdfObjects } from './pdf-objects';
import type { PdfDictionary, PdfValue } from './pdf-syntax';

/**
 * Content that does more than open a page or web address that a visitor selects: an action that starts a program, a
 * script or XFA form, or an attachment or other action.
 */
export type PdfActivity = 'launch' | 'script' | 'action';

/** Actions that open other files or send data. */
const ACTIONS = ['/ImportData', '/SubmitForm', '/GoToE', '/GoToR'];

/** Matches all objects with such content. Names can contain escapes, and an action's type can be a reference. */
const ACTIVE =
  /\/(?:JS|JavaScript|Launch|ImportData|SubmitForm|GoToE|GoToR|XFA|EF|OpenAction|AA)(?![A-Za-z0-9])|\/S[\0\s]+\d|#/;

/** Returns the dictionaries in a value, but not those to which it refers. */
function dictionariesIn(value: PdfValue): PdfDictionary[] {
  const found: PdfDictionary[] = [];
  const left = [value];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (next instanceof Map) found.push(next);
    if (next instanceof Map || Array.isArray(next)) for (const inner of next.values()) left.push(inner);
  }
  return found;
}

/** Whether actions that run without a selection, or those that follow them, open a web address. */
function opensWebAddress(objects: PdfObjects, actions: PdfValue[]): boolean {
  const seen = new Set<string>();
  // A set also iterates over values that are added meanwhile.
  const left = new Set(actions);
  for (const next of left) {
    if (typeof next === 'object' && 'object' in next) {
      if (!seen.has(next.object)) for (const version of objects.resolve(next)) left.add(version);
      seen.add(next.object);
    } else if (Array.isArray(next)) for (const action of next) left.add(action);
    else if (next instanceof Map) {
      if (objects.resolve(next.get('/S')).includes('/URI')) return true;
      left.add(next.get('/Next') ?? '');
    }
  }
  return false;
}

/** The actions that run when a visitor opens the document or a page, or uses a field. */
const automaticActions = (objects: PdfObjects, dictionary: PdfDictionary): PdfValue[] => [
  ...objects.resolve(dictionary.get('/OpenAction')),
  ...objects
    .resolve(dictionary.get('/AA'))
    .flatMap((actions) => (actions instanceof Map ? [...actions.values()] : [])),
];

/** Returns the active content of a PDF. pdf.js does not report all of it. */
export async function pdfActivity(bytes: Uint8Array<ArrayBuffer>): Promise<Set<PdfActivity>> {
  const objects = await PdfObjects.read(bytes);
  const dictionaries = objects.matching(ACTIVE).flatMap(dictionariesIn);
  const types = new Set(dictionaries.flatMap((dictionary) => objects.resolve(dictionary.get('/S'))));
  const hasKey = (key: string) => dictionaries.some((dictionary) => dictionary.has(key));
  const automatic = dictionaries.flatMap((dictionary) => automaticActions(objects, dictionary));
  const found: Record<PdfActivity, boolean> = {
    launch: types.has('/Launch'),
    script: types.has('/JavaScript') || ['/JS', '/JavaScript', '/XFA'].some(hasKey),
    action: hasKey('/EF') || ACTIONS.some((type) => types.has(type)) || opensWebAddress(objects, automatic),
  };
  return new Set((Object.keys(found) as PdfActivity[]).filter((activity) => found[activity]));
}
