import { type Collection, fieldsOf } from './kinds';
import { textIn } from './text-in';

/** A text that search results show, and the length after which they usually cut it off. */
type SearchText = { field: string; label: string; length: number; usual: number };

/** The texts that search results show of a record's page: those for search results or, if empty, those of the page. */
export function searchTexts(name: Collection, record: object): SearchText[] {
  const specs = Object.entries(fieldsOf(name)).flatMap(([field, spec]) =>
    'usual' in spec && spec.usual ? [{ ...spec, field, usual: spec.usual }] : [],
  );
  const isFilled = (field: string) => textIn(record, field).trim() !== '';
  const isReplaced = (field: string) =>
    specs.some((other) => other.insteadOf === field && isFilled(other.field));
  return specs
    .filter(({ field, insteadOf }) => (insteadOf ? isFilled(field) : !isReplaced(field)))
    .map(({ field, label, usual }) => ({ field, label, usual, length: textIn(record, field).trim().length }));
}
