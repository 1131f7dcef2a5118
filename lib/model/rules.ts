import { publication, stamp } from './common-fields';
import { quoted } from './fields/field';
import { type FieldSpec, typeOf } from './fields/types';
import type { Kind } from './kind';
import { KINDS, storedFields } from './kinds';

const BEGIN = '    // ---- generated from lib/model by `npm run model`';
const END = '    // ---- end of the generated part';

const INDENT = '      ';

const list = (values: readonly string[]) => `[${values.map(quoted).join(', ')}]`;

/**
 * The expression for a field of the written record. A field that is new in this release can be missing, so its
 * expression contains a default.
 */
const written = (field: string, { isNew, initial }: FieldSpec) =>
  isNew
    ? `record.get('${field}', ${typeof initial === 'string' ? quoted(initial) : initial})`
    : `record.${field}`;

/** Fields that the hand-written part of the rules checks. */
const CHECKED_BY_HAND = ['id', ...Object.keys(publication), ...Object.keys(stamp)];

/** The check of the id, for kinds whose records visitors can read if they know the id. */
const idCheck = ({ fields, life }: Kind): string[] =>
  life === 'file' && fields.id ? [typeOf(fields.id).rule(fields.id, 'id')] : [];

/**
 * Returns the expression for a list of names: one string that is split at the spaces. Splitting counts as three
 * expressions, whereas each item of a literal list counts as one, and the rules can evaluate at most 1,000 expressions
 * per request.
 */
const wordList = (names: string[]) => `${quoted(names.join(' '))}.split(' ')`;

/** The maximum number of variables in a function of the rules' language. */
const MOST_VARIABLES = 10;

type FieldCheck = { field: string; value: string; rule: (value: string) => string };

const fieldChecks = ({ fields }: Kind): FieldCheck[] =>
  storedFields(fields)
    .filter(([field]) => !CHECKED_BY_HAND.includes(field))
    .map(([field, spec]) => ({
      field,
      value: written(field, spec),
      rule: (value) => typeOf(spec).rule(spec, value),
    }));

/**
 * The checks of new fields that read the value more than once. The value is kept in a variable, because reading a new
 * field counts as four expressions.
 */
const checksOfVariables = (checks: FieldCheck[]): FieldCheck[] =>
  checks
    .filter(({ value, rule }) => value.startsWith('record.get(') && rule(value).split(value).length > 2)
    .slice(0, MOST_VARIABLES);

/** The expression that checks whether the record is released before or after the write. */
function released({ life, ids }: Kind): string {
  if (life === 'publishable') return 'isOrWasReleased(record)';
  return life === 'file' ? 'true' : `id in ${list([ids[1]])}`;
}

/** The function that checks a whole record. */
function validity(kind: Kind): string {
  const { collection, fields } = kind;
  const values = fieldChecks(kind);
  const variables = checksOfVariables(values);
  const checks = [
    `mayWrite('${collection}', id, record, before, ${released(kind)})`,
    // A missing field fails its own check, unless it is new.
    `record.keys().hasOnly(${wordList(storedFields(fields).map(([field]) => field))})`,
    ...idCheck(kind),
    ...values.map((check) => check.rule(variables.includes(check) ? check.field : check.value)),
    ...(kind.life === 'publishable' ? ['isPublishable(record, before)'] : []),
    ...(kind.life === 'file' ? ['staysAvailable(record, before)'] : []),
  ];
  const bindings = variables.map(({ field, value }) => `let ${field} = ${value};\n${INDENT}`);
  return `    function mayWrite${collection}(id, record, before) {
      ${bindings.join('')}return ${checks.join(`\n${INDENT}  && `)};
    }`;
}

function readStatements({ life, ids }: Kind): string[] {
  if (life === 'publishable') {
    return [
      'allow get: if isStaff() || isPublic() && !hasEnded(resource.data);',
      // Firestore checks a list request by its query, and a query that filtered by `unpublishAt` would omit older
      // records, which lack it.
      'allow list: if isStaff() || isPublic();',
    ];
  }
  return life === 'file'
    ? ['allow get: if true;', 'allow list: if isStaff() || resource.data.listed == true;']
    : [`allow get: if isStaff() || id == ${quoted(ids[1])};`, 'allow list: if isStaff();'];
}

const mayDelete = ({ collection, life }: Kind) =>
  `mayDelete('${collection}', id)${life === 'file' ? ' && !mustStay(resource.data)' : ''}`;

const isDeletable = ({ life }: Kind) => life !== 'pair';

function match(kind: Kind): string {
  const { collection, ids } = kind;
  const mayWrite = `mayWrite${collection}(id, request.resource.data, stateBefore('${collection}', id))`;
  const statements = [
    ...readStatements(kind),
    `allow create, update: if ${ids ? `id in ${list(ids)} && ` : ''}${mayWrite};`,
    ...(isDeletable(kind) ? [`allow delete: if ${mayDelete(kind)};`] : []),
  ];
  return `    match /${collection}/{id} {\n${INDENT}${statements.join(`\n${INDENT}`)}\n    }`;
}

/** The function that checks whether a record's kind makes it public regardless of its state. */
function shownByKind(kinds: Kind[]): string {
  const cases = kinds.flatMap(({ collection, life, ids }) => {
    if (life === 'publishable') return [];
    const named = `collection == ${quoted(collection)}`;
    return life === 'file' ? [named] : [`${named} && id in ${list([ids[1]])}`];
  });
  return `    function isShownByKind(collection, id) {\n      return ${cases.join(' || ') || 'false'};\n    }`;
}

const collectionsFunction = (name: string, kinds: Kind[]) =>
  `    function ${name}() {\n      return ${list(kinds.map(({ collection }) => collection))};\n    }`;

/** Returns the generated part of `firestore.rules`, which decides who can read records and which records are valid. */
export function generatedRules(kinds: Kind[] = Object.values(KINDS)): string {
  return [
    collectionsFunction('collections', kinds),
    collectionsFunction('deletable', kinds.filter(isDeletable)),
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

/**
 * Functions whose requirements the previous release does not meet, and what they return instead. The rule of the change
 * counter checks the approval, so without a count the record's rule must.
 */
const NEW_DEMANDS = {
  isCounted: "request.method == 'delete' || isApproved(collection, id, request.resource.data)",
  explainsFile: 'true',
  holdsGtin: 'true',
};

/**
 * Returns the rules for use during a release. They also accept commits of the previous release, which do not update the
 * change counter, claim no GTINs, and can replace a file without a note of what changed.
 * @throws Error if the rules lack one of the functions that require this
 */
export function transitionalRules(source: string): string {
  return Object.entries(NEW_DEMANDS).reduce((rules, [name, result]) => {
    const body = new RegExp(`(function ${name}\\([^)]*\\) \\{\\n)[\\s\\S]*?\\n( *\\})`);
    if (!body.test(rules)) throw new Error(`firestore.rules must contain the function ${name}.`);
    return rules.replace(body, `$1      return ${result};\n$2`);
  }, source);
}
