import { documentProducts } from '@/content/documents';
import { plainText } from '@/lib/text/plain-text';
import { type DocumentNumbers, refsOf } from './document-numbers';
import type { DocumentEntry } from './entry';
import { mayBeOneWord } from './labels';
import { codeCharacters, codeOf, codeParts, wordRuns } from './ref';
import { containsPhrase, escaped } from './typed-words';
import { UNSPACED } from './words';

/**
 * The relation between the numbers in a query and those of a document. `same`: the document has one of them. `named`: its
 * words contain them, such as `HbA1c`. `similar`: one of its numbers contains them, or they contain one of its numbers.
 * `alike`: one of its numbers has the same letters and digits.
 */
export type Relation = 'same' | 'named' | 'similar' | 'alike' | 'different';

/** The role of a typed word: part of one of the document's numbers, part of its words, either of these, or part of another number. */
type Role = 'own' | 'name' | 'bare' | 'other';

/** Words in front of a number on a label. They are not part of it, even if a REF was entered with them. */
const LABELS = new Set(['ref', 'gtin', 'udi', 'lot', 'sn', 'ifu']);

/**
 * A document's numbers without spaces and hyphens, the letters and digits and the parts of its REFs, and its words in plain
 * text without the REFs.
 */
type Compared = { codes: string[]; characters: string[]; parts: Set<string>; plain: string };

function comparedOf({ title, summary, text, document }: DocumentEntry): Compared {
  const { id, edition, product, isBuilt, gtin, udi } = document;
  const refs = refsOf(document);
  // Only whole words, because the REF 19 is not in `COVID-19`.
  const edge = '[\\p{L}\\p{N}\\p{Pd}]';
  const repeated = refs.map((ref) => new RegExp(`(?<!${edge})${escaped(ref)}(?!${edge})`, 'gu'));
  const name = repeated.reduce((name, ref) => name.replace(ref, ' '), title);
  return {
    codes: [...refs, gtin, udi].filter(Boolean).map((number) => codeOf(number)),
    characters: refs.map(codeCharacters),
    parts: new Set(refs.flatMap(codeParts)),
    plain: plainText([name, documentProducts[product], summary, text, edition, isBuilt ? '' : id].join(' ')),
  };
}

/** Caches the compared texts, because preparing them takes longer than comparing them. */
const known = new WeakMap<DocumentEntry, Compared>();

function compared(entry: DocumentEntry): Compared {
  const own = known.get(entry) ?? comparedOf(entry);
  known.set(entry, own);
  return own;
}

/** Returns a function that tests whether a document has a phrase in its words, not only in its REFs. */
export function namedBy(phrase: string): (entry: DocumentEntry) => boolean {
  const isIn = containsPhrase(phrase);
  return (entry) => isIn(compared(entry).plain);
}

/** Returns the relation of a document's numbers to those in a query. */
export type RelationOf = (entry: DocumentEntry) => Relation;

/**
 * Returns a function that compares the numbers in a query with those of a document. A number can be several words.
 * @param all the numbers of all documents, which tell which typed words are parts of a number
 * @param isName tests whether the words of any document contain this word
 */
export function relationTo(
  query: string,
  all: DocumentNumbers,
  isName: (word: string) => boolean,
): RelationOf {
  if (!/\d/.test(query)) return () => 'named';
  const { words, runs } = wordRuns(query);
  const typed = words.map((word, at) => {
    const parts = codeParts(word);
    const [first = ''] = parts;
    const next = words[at + 1] ?? '';
    const isWordStart = mayBeOneWord(query, word, next);
    const isLabel = LABELS.has(first) && !isWordStart;
    const isLetters = /^\p{L}{2}/u.test(first) && parts.length === 1 && !isLabel;
    const isMixed = /^\p{L}{2}/u.test(first) && parts.length > 1;
    const isPrefix = isWordStart || (isLetters && /^\d/.test(next) && all.haveStart(first));
    const isSetOff = /^\(/.test(word) || /[,;]$/.test(words[at - 1] ?? '');
    const isContinued = mayBeOneWord(query, words[at - 1] ?? '', word);
    const startsAnew = isMixed && !isContinued && (all.haveStart(first) || isName(word));
    const isStart = isLabel || isPrefix || isSetOff || startsAnew;
    const isSuffix = isLetters && all.haveEnd(first);
    return { ...{ word, parts, isLabel, isPrefix, isStart, isSuffix }, isIn: containsPhrase(word) };
  });
  const phrases = runs.map(({ at, length, text }) => ({
    ...{ at, length },
    documents: new Set(all.find(text)),
    isIn: containsPhrase(text),
    /** Digits and single letters can also be the end of a number. */
    role: /\p{L}.*\p{L}/u.test(text) ? ('name' as const) : ('bare' as const),
  }));

  function rolesIn(entry: DocumentEntry, { parts: own, plain }: Compared): (Role | undefined)[] {
    const roles: (Role | undefined)[] = words.map(() => undefined);
    for (const { at, length, documents, isIn, role } of phrases) {
      if (roles.slice(at, at + length).some(Boolean)) continue;
      if (documents.has(entry)) roles.fill('own', at, at + length);
      else if (isIn(plain)) roles.fill(role, at, at + length);
    }
    const isNumber = (at: number) => roles[at] === 'own' || roles[at] === 'other';
    for (const [at, { word, parts, isLabel, isPrefix, isSuffix, isIn }] of typed.entries()) {
      const isPart = isPrefix || (isSuffix && isNumber(at - 1)) || parts.some((part) => own.has(part));
      if (/\d/.test(word) || (isPart && !isLabel && !isIn(plain))) roles[at] ??= 'other';
      else if (/^\p{L}$/u.test(word) && !UNSPACED.test(word)) roles[at] ??= 'bare';
    }
    const positions = [...roles.keys()];
    for (const at of [...positions, ...positions.toReversed()]) {
      const continues = isNumber(at - 1) || (isNumber(at + 1) && /^\d/.test(words[at + 1] ?? ''));
      if (roles[at] === 'bare' && continues) roles[at] = 'other';
    }
    return roles;
  }

  /** Whether one of the typed numbers is the document's, and neither starts nor ends another number. */
  function hasOwn(roles: (Role | undefined)[]): boolean {
    const numbers: Role[][] = [];
    for (const [at, role] of roles.entries()) {
      if (role !== 'own' && role !== 'other') continue;
      const last = roles[at - 1];
      if ((last !== 'own' && last !== 'other') || typed[at]?.isStart) numbers.push([]);
      numbers.at(-1)?.push(role);
    }
    return numbers.some((number) => !number.includes('other'));
  }

  function relationOf(entry: DocumentEntry): Relation {
    const own = compared(entry);
    const roles = rolesIn(entry, own);
    if (hasOwn(roles)) return 'same';
    const others = words.filter((_, at) => roles[at] === 'other');
    if (others.length === 0) return 'named';
    const number = others.join(' ');
    const code = codeOf(number);
    if (own.codes.includes(code) || own.characters.includes(codeCharacters(number))) return 'alike';
    return roles.includes('own') || own.codes.some((other) => other.includes(code)) ? 'similar' : 'different';
  }

  const relations = new Map<DocumentEntry, Relation>();
  return (entry) => {
    const relation = relations.get(entry) ?? relationOf(entry);
    relations.set(entry, relation);
    return relation;
  };
}
