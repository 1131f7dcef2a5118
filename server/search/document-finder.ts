import type { ListedDocument } from '../../lib/public/documents';
import { gtinTyped } from '../../lib/text/gtin';
import { isHibc, tidyUdi, udiScanned } from '../../lib/text/udi';
import type { SearchChanges, SearchEntry } from './entry';
import { canBecomeRef, isSameRef, refKeys } from './ref';
import type { Found, SearchIndex } from './search-index';
import { namedBy, type Relation, refsOf, relationTo } from './typed-numbers';
import { containsTyped } from './typed-words';
import { codeOf, codeParts, wordRuns } from './words';

/** Returns a UDI-DI with and without its sign, and both also without HIBCC's check character. */
function formsOf(udi: string): string[] {
  const forms = isHibc(udi) ? [udi, udi.slice(0, -1)] : [udi];
  return forms.flatMap((form) => [form, form.replace(/^(?:\+|=[/)])/, '')]);
}

const refKeysOf = (ref: string) => refKeys(ref).map((key) => `REF ${key}`);
const gtinKey = (gtin: string) => `GTIN ${gtin}`;
/** Unlike in REFs, each zero counts. */
const udiKey = (udi: string) => `UDI ${udi}`;

/** The letters that a REF starts or ends with. */
const startKey = (letters: string) => `START ${letters}`;
const endKey = (letters: string) => `END ${letters}`;

function lettersKeysOf(ref: string): string[] {
  const parts = codeParts(ref);
  return [startKey(parts[0] ?? ''), endKey(parts.at(-1) ?? '')];
}

const udiTyped = (query: string) => udiScanned(query) ?? tidyUdi(query);

/** The keys under which a document's numbers are looked up. */
const keysOf = (document: ListedDocument): Set<string> =>
  new Set([
    ...refsOf(document).flatMap((ref) => [...refKeysOf(ref), ...lettersKeysOf(ref)]),
    ...formsOf(document.udi).filter(Boolean).map(udiKey),
    ...[document.gtin].filter(Boolean).map(gtinKey),
  ]);

/** Ways to compare two REFs, the strictest first. */
const COMPARED = [(ref: string) => ref, (ref: string) => ref.toLowerCase()];

/** Returns the documents that have exactly the typed number, if there are any, or else all these documents. */
function exactIn(documents: ListedDocument[], query: string, gtin: string | null): ListedDocument[] {
  for (const form of COMPARED) {
    const exact = documents.filter(
      (document) =>
        document.gtin === gtin ||
        document.udi === udiTyped(query) ||
        refsOf(document).some((ref) => form(ref) === form(query.trim())),
    );
    if (exact.length > 0) return exact;
  }
  return documents;
}

/**
 * Documents for a query. If `onlySimilar` is true, no document has the typed number, and these have similar ones. If there
 * are `numbers`, documents have these parts of the query, but not all its other words.
 */
export type FoundDocuments = {
  documents: readonly ListedDocument[];
  onlySimilar: boolean;
  numbers?: readonly string[];
};

/** Finds the documents of a product. A number that a document has finds only documents with exactly that number. */
export class DocumentFinder {
  #index: SearchIndex;
  #entries = new Map<string, SearchEntry>();
  #byNumber = new Map<string, Set<string>>();

  /** @param index receives the same changes */
  constructor(index: SearchIndex) {
    this.#index = index;
  }

  change({ put, remove }: SearchChanges): void {
    for (const id of remove) this.#remove(id);
    for (const entry of put) {
      this.#remove(entry.id);
      if (entry.document) this.#put(entry, entry.document);
    }
  }

  #put(entry: SearchEntry, document: ListedDocument): void {
    this.#entries.set(entry.id, entry);
    for (const key of keysOf(document)) {
      this.#byNumber.set(key, (this.#byNumber.get(key) ?? new Set()).add(entry.id));
    }
  }

  #remove(id: string): void {
    const document = this.#entries.get(id)?.document;
    if (!document) return;
    this.#entries.delete(id);
    for (const key of keysOf(document)) this.#byNumber.get(key)?.delete(id);
  }

  /** Returns the document with this id, if it is listed. */
  get(id: string): ListedDocument | undefined {
    return this.#entry(id)?.document;
  }

  #entry(id: string): SearchEntry | undefined {
    return this.#entries.get(`Link/${id}`) ?? this.#entries.get(id);
  }

  #documentsAt(keys: string[]): ListedDocument[] {
    const ids = keys.flatMap((key) => [...(this.#byNumber.get(key) ?? [])]);
    return [...new Set(ids)].flatMap((id) => this.#entries.get(id)?.document ?? []);
  }

  /** Returns the documents with the typed or scanned REF, GTIN or UDI-DI. */
  #numbered(query: string, gtin: string | null): ListedDocument[] {
    const byRef = this.#documentsAt(refKeysOf(query)).filter((document) =>
      refsOf(document).some((ref) => isSameRef(query, ref)),
    );
    const others = this.#documentsAt([udiKey(udiTyped(query)), ...(gtin ? [gtinKey(gtin)] : [])]);
    return exactIn([...new Set([...byRef, ...others])], query, gtin);
  }

  #relationTo(query: string): (entry: SearchEntry) => Relation {
    const has = (key: string) => (this.#byNumber.get(key)?.size ?? 0) > 0;
    return relationTo(query, {
      withNumber: (number) => this.#numbered(number, gtinTyped(number)),
      haveStart: (letters) => has(startKey(letters)),
      haveEnd: (letters) => has(endKey(letters)),
      haveName: (word) => this.#index.matching(word).some(namedBy(word)),
    });
  }

  /** Returns the documents for a REF, a GTIN, a UDI-DI or words, best match first. */
  find(query: string): FoundDocuments {
    const gtin = gtinTyped(query);
    const numbered = this.#numbered(query, gtin);
    if (numbered.length > 0 || gtin) return { documents: numbered, onlySimilar: false };
    const relation = this.#relationTo(query);
    const found = this.#index.matching(query).flatMap((entry) => {
      const { document } = entry;
      return document ? { entry, document, relation: relation(entry) } : [];
    });
    const related = (...relations: Relation[]) =>
      found.flatMap(({ document, relation }) => (relations.includes(relation) ? document : []));
    const same = related('same');
    const exact = this.#numberedWithin(query, 'same', relation);
    if (exact.documents.length > 0) {
      const documents = same.length > 0 ? same : exact.documents;
      const tests = exact.numbers.map(namedBy);
      const named = found.flatMap(({ entry, document, relation }) =>
        relation === 'named' && tests.every((isNamed) => isNamed(entry)) ? document : [],
      );
      // A short number is more often a size or part of a name.
      const isShort = exact.numbers.every((number) => /^\d{1,3}$/.test(codeOf(number)));
      return {
        documents: isShort ? [...named, ...documents] : [...documents, ...named],
        onlySimilar: false,
        numbers: same.length > 0 ? [] : exact.numbers,
      };
    }
    if (related('named').length > 0) return { documents: related('named', 'similar'), onlySimilar: false };
    const similar = related('similar', 'alike');
    if (similar.length > 0) return { documents: similar, onlySimilar: true };
    const within = this.#numberedWithin(query, 'similar', relation);
    return { ...within, onlySimilar: within.documents.length > 0 };
  }

  /** Returns the documents that have a number in the query, but perhaps not its other words, and these numbers. */
  #numberedWithin(query: string, wanted: Relation, relation: (entry: SearchEntry) => Relation) {
    const isWanted = (id: string) => {
      const entry = this.#entry(id);
      return entry !== undefined && relation(entry) === wanted;
    };
    const found = wordRuns(query).runs.map(({ text }) => ({
      number: text,
      documents: this.#numbered(text, gtinTyped(text)).filter(({ id }) => isWanted(id)),
    }));
    const numbered = found.filter(({ documents }) => documents.length > 0);
    return {
      documents: [...new Set(numbered.flatMap(({ documents }) => documents))],
      numbers: numbered.map(({ number }) => number),
    };
  }

  /**
   * Returns the results of the site's search. If only documents with similar numbers match, they are the nearest matches,
   * unless another page has the typed words.
   */
  search(query: string): Found {
    const { onlySimilar, numbers } = this.find(query);
    const found = this.#index.find(query, this.accepts(query), numbers);
    if (found.isNearest || !onlySimilar) return found;
    const contains = containsTyped(query);
    const isWord = ({ document, title, summary, text }: SearchEntry) =>
      !document && contains([title, summary, text].join(' '));
    if (!found.groups.some(({ found }) => found.some(isWord))) return { ...found, isNearest: true };
    const relation = this.#relationTo(query);
    return this.#index.find(query, (entry) => !entry.document || relation(entry) === 'similar');
  }

  /**
   * Returns a function that tests whether an entry may be found: whether it is not a document, or a document found for the
   * query. If none is found, it tests whether the document could match some words of the query.
   */
  accepts(query: string): (entry: SearchEntry) => boolean {
    if (!/\d/.test(query)) return () => true;
    const { documents } = this.find(query);
    if (documents.length === 0) {
      const relation = this.#relationTo(query);
      return (entry) => relation(entry) !== 'different';
    }
    const found = new Set(documents.map(({ id }) => id));
    return ({ document }) => !document || found.has(document.id);
  }

  /**
   * Returns a function that tests whether to suggest an entry. A document is rejected if its number is similar but cannot
   * be reached by typing more.
   */
  suggests(query: string): (entry: SearchEntry) => boolean {
    const accepts = this.accepts(query);
    const relation = this.#relationTo(query);
    const canFollow = (document: ListedDocument) => refsOf(document).some((ref) => canBecomeRef(query, ref));
    const isReachable = (entry: SearchEntry) =>
      !entry.document || ['same', 'named'].includes(relation(entry)) || canFollow(entry.document);
    return (entry) => accepts(entry) && isReachable(entry);
  }
}
