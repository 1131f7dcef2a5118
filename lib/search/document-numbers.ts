import type { ListedDocument } from '@/lib/public/documents';
import { gtinTyped } from '@/lib/text/gtin';
import { isHibc, tidyUdi, udiScanned } from '@/lib/text/udi';
import { type DocumentEntry, isDocument, type SearchChanges } from './entry';
import { codeParts, isSameRef, refKeys } from './ref';

export const refsOf = ({ refs }: ListedDocument): string[] =>
  refs
    .split(',')
    .map((ref) => ref.trim())
    .filter(Boolean);

/** Returns a UDI-DI with and without its sign, and both also without HIBCC's check character. */
function formsOf(udi: string): string[] {
  const forms = isHibc(udi) ? [udi, udi.slice(0, -1)] : [udi];
  return forms.flatMap((form) => [form, form.replace(/^(?:\+|=[/)])/, '')]);
}

const udiTyped = (query: string) => udiScanned(query) ?? tidyUdi(query);

/** The keys under which documents are looked up. */
const keys = {
  ref: (ref: string) => refKeys(ref).map((key) => `REF ${key}`),
  /** The letters that a REF starts or ends with. */
  start: (letters: string) => `START ${letters}`,
  end: (letters: string) => `END ${letters}`,
  /** Unlike in REFs, each zero counts. */
  udi: (udi: string) => `UDI ${udi}`,
  gtin: (gtin: string) => `GTIN ${gtin}`,
};

function keysOf(document: ListedDocument): Set<string> {
  const ofRefs = refsOf(document).flatMap((ref) => {
    const parts = codeParts(ref);
    return [...keys.ref(ref), keys.start(parts[0] ?? ''), keys.end(parts.at(-1) ?? '')];
  });
  const ofUdi = formsOf(document.udi).filter(Boolean).map(keys.udi);
  return new Set([...ofRefs, ...ofUdi, ...(document.gtin ? [keys.gtin(document.gtin)] : [])]);
}

/** Ways to compare two REFs, the strictest first. */
const COMPARED = [(ref: string) => ref, (ref: string) => ref.toLowerCase()];

/** The documents by their REFs, GTINs and UDI-DIs. */
export class DocumentNumbers {
  #entries = new Map<string, DocumentEntry>();
  #byKey = new Map<string, Set<DocumentEntry>>();

  change({ put, remove }: SearchChanges): void {
    for (const id of [...remove, ...put.map(({ id }) => id)]) this.#remove(id);
    for (const entry of put.filter(isDocument)) {
      this.#entries.set(entry.id, entry);
      for (const key of keysOf(entry.document)) this.#byKey.set(key, this.#at(key).add(entry));
    }
  }

  #remove(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.delete(id);
    for (const key of keysOf(entry.document)) this.#at(key).delete(entry);
  }

  #at(key: string): Set<DocumentEntry> {
    return this.#byKey.get(key) ?? new Set();
  }

  /** Returns the document with this id, if it is listed. */
  get(id: string): DocumentEntry | undefined {
    return this.#entries.get(`Link/${id}`) ?? this.#entries.get(id);
  }

  /**
   * Returns the documents with the typed or scanned REF, GTIN or UDI-DI: those with exactly this spelling, if there are any.
   */
  find(typed: string): DocumentEntry[] {
    const gtin = gtinTyped(typed);
    const udi = udiTyped(typed);
    const byRef = keys.ref(typed).flatMap((key) => [...this.#at(key)]);
    const same = byRef.filter(({ document }) => refsOf(document).some((ref) => isSameRef(typed, ref)));
    const others = [keys.udi(udi), ...(gtin ? [keys.gtin(gtin)] : [])].flatMap((key) => [...this.#at(key)]);
    const found = [...new Set([...same, ...others])];
    for (const form of COMPARED) {
      const exact = found.filter(
        ({ document }) =>
          document.gtin === gtin ||
          document.udi === udi ||
          refsOf(document).some((ref) => form(ref) === form(typed.trim())),
      );
      if (exact.length > 0) return exact;
    }
    return found;
  }

  /** Whether a REF of any document starts with these letters. */
  haveStart(letters: string): boolean {
    return this.#at(keys.start(letters)).size > 0;
  }

  /** Whether a REF of any document ends with these letters. */
  haveEnd(letters: string): boolean {
    return this.#at(keys.end(letters)).size > 0;
  }
}
