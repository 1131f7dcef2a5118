import { diff3Merge } from 'node-diff3';
import { type Collection, partOf } from './kinds';
import { textIn } from './text-in';

type States = { base: object; mine: object; theirs: object };

const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/);

/** Merges two edits of a text, paragraph by paragraph. Returns null if the edits conflict. */
export function mergeText(base: string, mine: string, theirs: string): string | null {
  const parts = diff3Merge(paragraphsOf(mine), paragraphsOf(base), paragraphsOf(theirs), {
    excludeFalseConflicts: true,
  });
  const merged: string[] = [];
  for (const { ok } of parts) {
    if (!ok) return null;
    merged.push(...ok);
  }
  return merged.join('\n\n');
}

/**
 * Merges a colleague's changes to other paragraphs into the text of the editor's record. Returns the record unchanged
 * if only one of the two people changed the text, or if their changes conflict.
 */
export function withTheirParagraphs(name: Collection, { base, mine, theirs }: States): object {
  const part = partOf(name);
  if (!part) return mine;
  const [before, own, other] = [base, mine, theirs].map((record) => textIn(record, part.field));
  if (before === undefined || own === undefined || other === undefined) return mine;
  if (own === before || other === before) return mine;
  const merged = mergeText(before, own, other);
  return merged === null ? mine : { ...mine, [part.field]: merged, [part.pointer]: '' };
}
