import type { FieldSpec, Format, IntegerSpec, TextSpec } from './fields';
import type { Kind } from './kind';
import { KINDS, storedFields } from './kinds';

export const BEGIN = '    // ---- generated from lib/model by `npm run model`';
export const END = '    // ---- end of the generated part';

const INDENT = '      ';

const quoted = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const list = (values: readonly string[]) => `[${values.map(quoted).join(', ')}]`;

/**
 * The expression for a field of the written record. A field that is new in this release can be missing, so its
 * expression contains a default.
 */
const written = (field: string, { isNew, initial }: FieldSpec) =>
  isNew
    ? `record.get('${field}', ${typeof initial === 'string' ? quoted(initial) : initial})`
    : `record.${field}`;

/**
 * Returns the expression that checks a text field, except for a minimum above 1, which the format must enforce.
 * Matching a pattern and comparing with a string also reject values of any other type.
 */
function textCheck(value: string, { min, max, format, ruledBy }: TextSpec): string {
  return [
    format ? `${value}.matches(${pattern(format, min)})` : min === 0 ? `${value} is string` : `${value} > ''`,
    ...(format?.decidesLength ? [] : [`${value}.size() <= ${max}`]),
    ...(ruledBy ? [`${ruledBy}(id, ${value})`] : []),
  ].join(' && ');
}

const pattern = (format: Format, min: number) => quoted(min === 0 ? `(${format.pattern})?` : format.pattern);

const integerCheck = (value: string, { min, max }: IntegerSpec) => `isNumber(${value}, ${min}, ${max})`;

function fieldCheck(field: string, spec: FieldSpec): string {
  const value = written(field, spec);
  if (spec.prefixOfId !== undefined) return `${value} == ${quoted(spec.prefixOfId)} + id`;
  switch (spec.type) {
    case 'text':
      return textCheck(value, spec);
    case 'integer':
      return integerCheck(value, spec);
    case 'boolean':
      return `${value} is bool`;
    case 'time':
      return `isTimeOrNull(${value})`;
  }
}

/** Fields that the hand-written part of the rules checks. */
const CHECKED_BY_HAND = [
  'id',
  ...['published', 'publishAt', 'unpublishAt', 'publishedAt'],
  ...['revision', 'updatedAt', 'updatedBy'],
];

/** The check of the id, for kinds whose records visitors can read if they know the id. */
function idCheck({ fields, visitorsSee }: Kind): string[] {
  const { id } = fields;
  if (visitorsSee !== 'named' || id?.type !== 'text' || !id.format) return [];
  return [textCheck('id', id)];
}

/**
 * Returns the expression for a list of names: one string that is split at the spaces. Splitting counts as three
 * expressions, whereas each item of a literal list counts as one, and the rules can evaluate at most 1,000 expressions
 * per request.
 */
const wordList = (names: string[]) => `${quoted(names.join(' '))}.split(' ')`;

const valueChecks = (kind: Kind): string[] => [
  ...idCheck(kind),
  ...storedFields(kind.fields)
    .filter(([field]) => !CHECKED_BY_HAND.includes(field))
    .map(([field, spec]) => fieldCheck(field, spec)),
  ...(kind.visitorsSee === 'published' ? ['isPublishable(record, before)'] : []),
];

/** The expression that checks whether visitors can see the record before or after the write. */
function changesPages({ visitorsSee }: Kind): string {
  if (visitorsSee === 'published') return 'isOrWasPublished(record)';
  return visitorsSee === 'named' ? 'true' : `id in ${list(visitorsSee.ids)}`;
}

/** The function that checks a whole record. */
function validity(kind: Kind): string {
  const { collection, fields } = kind;
  const checks = [
    `mayWrite('${collection}', id, record, before, ${changesPages(kind)})`,
    // A missing field fails its own check, unless it is new.
    `record.keys().hasOnly(${wordList(storedFields(fields).map(([field]) => field))})`,
    ...valueChecks(kind),
  ];
  return `    function mayWrite${collection}(id, record, before) {
      return ${checks.join(`\n${INDENT}  && `)};
    }`;
}

function readStatements({ visitorsSee, listedBy }: Kind): string[] {
  if (visitorsSee === 'published') {
    return [
      'allow get: if isAdmin() || isPublic() && !hasEnded(resource.data);',
      // Firestore checks a list request by its query, and a query that filtered by `unpublishAt` would omit older
      // records, which lack it.
      'allow list: if isAdmin() || isPublic();',
    ];
  }
  const seen =
    visitorsSee === 'named'
      ? 'true'
      : `isAdmin() || ${visitorsSee.ids.map((id) => `id == ${quoted(id)}`).join(' || ')}`;
  const listed = listedBy ? ` || resource.data.${listedBy} == true` : '';
  return [`allow get: if ${seen};`, `allow list: if isAdmin()${listed};`];
}

function match(kind: Kind): string {
  const { collection, ids, deletable } = kind;
  const mayWrite = `mayWrite${collection}(id, request.resource.data, stateBefore('${collection}', id))`;
  const statements = [
    ...readStatements(kind),
    `allow create, update: if ${ids ? `id in ${list(ids)} && ` : ''}${mayWrite};`,
    ...(deletable ? [`allow delete: if mayDelete('${collection}', id);`] : []),
  ];
  return `    match /${collection}/{id} {\n${INDENT}${statements.join(`\n${INDENT}`)}\n    }`;
}

/** The function that checks whether a record's kind makes it public regardless of its state. */
function shownByKind(kinds: Kind[]): string {
  const cases = kinds.flatMap(({ collection, visitorsSee }) => {
    if (visitorsSee === 'published') return [];
    const named = `collection == ${quoted(collection)}`;
    return visitorsSee === 'named' ? [named] : [`${named} && id in ${list(visitorsSee.ids)}`];
  });
  return `    function isShownByKind(collection, id) {\n      return ${cases.join(' || ') || 'false'};\n    }`;
}

const collectionsFunction = (name: string, kinds: Kind[]) =>
  `    function ${name}() {\n      return ${list(kinds.map(({ collection }) => collection))};\n    }`;

/** Returns the generated part of `firestore.rules`, which decides who can read records and which records are valid. */
export function generatedRules(kinds: Kind[] = Object.values(KINDS)): string {
  const deletable = kinds.filter((kind) => kind.deletable);
  return [
    collectionsFunction('collections', kinds),
    collectionsFunction('deletable', deletable),
    shownByKind(kinds),
    ...kinds.flatMap((kind) => [validity(kind), match(kind)]),
  ].join('\n\n');
}

/** Replaces the generated part of the rules. @throws Error if the rules lack the two marker comments */
export function withGenerated(source: string, generated = generatedRules()): string {
  const [begin, end] = [source.indexOf(BEGIN), source.indexOf(END)];
  if (begin < 0 || end < begin)
    throw new Error(
      'firestore.rules must contain the two comments that mark the start and end of the generated part, in this order.',
    );
  return `${source.slice(0, begin)}${BEGIN}\n\n${generated}\n\n${source.slice(end)}`;
}

const DEMAND = /(function ticksClock\([^)]*\) \{\n)[\s\S]*?\n( *\})/;

/**
 * Returns the rules for use during a release. They also accept commits that do not update the change clock, because the
 * previous release does not update it.
 * @throws Error if the rules lack the function that requires the update
 */
export function transitionalRules(source: string): string {
  if (!DEMAND.test(source)) throw new Error('firestore.rules must contain the function ticksClock.');
  return source.replace(DEMAND, '$1      return true;\n$2');
}
