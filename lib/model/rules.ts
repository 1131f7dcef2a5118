import type { FieldSpec, Format, IntegerSpec, TextSpec } from './fields';
import type { Kind } from './kind';
import { KINDS, storedFields } from './kinds';

export const BEGIN = '    // ---- generated from lib/model by `npm run model`';
export const END = '    // ---- end of the generated part';

const INDENT = '      ';

const quoted = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const list = (values: readonly string[]) => `[${values.map(quoted).join(', ')}]`;

/** A field of the written record. A new field may be missing. */
const written = (field: string, { isNew, initial }: FieldSpec) =>
  isNew
    ? `record.get('${field}', ${typeof initial === 'string' ? quoted(initial) : initial})`
    : `record.${field}`;

function textCheck(value: string, { min, max, format, ruledBy }: TextSpec, collection: string): string {
  const own = ruledBy ? ` && ${ruledBy}('${collection}', id)` : '';
  return formCheck(value, { min, max, format }) + own;
}

function formCheck(value: string, { min, max, format }: Pick<TextSpec, 'min' | 'max' | 'format'>): string {
  const fits = `isText(${value}, ${min}, ${max})`;
  if (!format) return fits;
  const matches = `${format.name}(${value})`;
  const formed = min === 0 ? `(${value} == '' || ${matches})` : matches;
  return format.decidesLength ? formed : `${fits} && ${formed}`;
}

const integerCheck = (value: string, { min, max }: IntegerSpec) => `isNumber(${value}, ${min}, ${max})`;

function fieldCheck(field: string, spec: FieldSpec, collection: string): string {
  const value = written(field, spec);
  if (spec.prefixOfId !== undefined) return `${value} == ${quoted(spec.prefixOfId)} + id`;
  switch (spec.type) {
    case 'text':
      return textCheck(value, spec, collection);
    case 'integer':
      return integerCheck(value, spec);
    case 'boolean':
      return `${value} is bool`;
    case 'time':
      return `isTimeOrNull(${value})`;
  }
}

/** Fields that the hand-written rules check for records of every kind. */
const CHECKED_BY_HAND = ['id', 'published', 'publishAt', 'publishedAt', 'revision', 'updatedAt', 'updatedBy'];

/** The id, if staff choose it. */
function idCheck({ fields, visitorsSee }: Kind): string[] {
  const { id } = fields;
  if (visitorsSee !== 'named' || id?.type !== 'text' || !id.format) return [];
  return [`${id.format.name}(id) && id.size() <= ${id.max}`];
}

const wrapped = (names: string[]) => {
  const lines = [''];
  for (const name of names.map(quoted)) {
    const last = lines.at(-1) ?? '';
    if (last.length + name.length > 84) lines.push(name);
    else lines[lines.length - 1] = last ? `${last}, ${name}` : name;
  }
  return lines.join(`,\n${INDENT}  `);
};

const valueChecks = (kind: Kind): string[] => [
  ...idCheck(kind),
  ...storedFields(kind.fields)
    .filter(([field]) => !CHECKED_BY_HAND.includes(field))
    .map(([field, spec]) => fieldCheck(field, spec, kind.collection)),
  ...(kind.visitorsSee === 'published' ? [`isPublishable('${kind.collection}', id)`] : []),
];

/** The call that checks a whole record. */
const validityCall = (kind: Kind) =>
  `isValid${kind.collection}(${/\bid\b/.test(valueChecks(kind).join(' ')) ? 'id' : ''})`;

function validity(kind: Kind): string {
  const names = storedFields(kind.fields).map(([field]) => field);
  const added = names.filter((field) => kind.fields[field]?.isNew);
  const known = added.length > 0 ? `fields.concat(${list(added)})` : 'fields';
  const keys = `record.keys().hasOnly(${known}) && record.keys().hasAll(fields)`;
  return `    function ${validityCall(kind)} {
      let record = request.resource.data;
      let fields = [${wrapped(names.filter((field) => !added.includes(field)))}];
      return ${[keys, ...valueChecks(kind)].join(`\n${INDENT}  && `)};
    }`;
}

function readStatements({ visitorsSee, listedBy }: Kind): string[] {
  if (visitorsSee === 'published') return ['allow get, list: if isAdmin() || isPublic();'];
  const seen =
    visitorsSee === 'named'
      ? 'true'
      : `isAdmin() || ${visitorsSee.ids.map((id) => `id == ${quoted(id)}`).join(' || ')}`;
  const listed = listedBy ? ` || resource.data.${listedBy} == true` : '';
  return [`allow get: if ${seen};`, `allow list: if isAdmin()${listed};`];
}

function match(kind: Kind): string {
  const { collection, ids, deletable } = kind;
  const mayWrite = `mayWrite('${collection}', id) && ${validityCall(kind)}`;
  const statements = [
    ...readStatements(kind),
    `allow create, update: if ${ids ? `id in ${list(ids)} && ` : ''}${mayWrite};`,
    ...(deletable ? [`allow delete: if mayDelete('${collection}', id);`] : []),
  ];
  return `    match /${collection}/{id} {\n${INDENT}${statements.join(`\n${INDENT}`)}\n    }`;
}

const formatOf = (spec: FieldSpec): Format[] => (spec.type === 'text' && spec.format ? [spec.format] : []);

/** The formats that the checks use, without duplicates. */
function formatsIn(checks: string, kinds: Kind[]): Format[] {
  const all = kinds.flatMap(({ fields }) => Object.values(fields).flatMap(formatOf));
  const used = all.filter(({ name }) => checks.includes(`${name}(`));
  return [...new Map(used.map((format) => [format.name, format])).values()];
}

const formatFunction = ({ name, pattern }: Format) =>
  `    function ${name}(value) {\n      return value.matches(${quoted(pattern)});\n    }`;

/** Records that are always visible. */
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

/** The generated part of `firestore.rules`: read access and valid records. */
export function generatedRules(kinds: Kind[] = Object.values(KINDS)): string {
  const collections = kinds.flatMap((kind) => [validity(kind), match(kind)]);
  const formats = formatsIn(collections.join(''), kinds).map(formatFunction);
  const deletable = kinds.filter((kind) => kind.deletable);
  return [
    collectionsFunction('collections', kinds),
    collectionsFunction('deletable', deletable),
    shownByKind(kinds),
    ...formats,
    ...collections,
  ].join('\n\n');
}

/** Replaces the generated part of the rules. */
export function withGenerated(source: string, generated = generatedRules()): string {
  const [begin, end] = [source.indexOf(BEGIN), source.indexOf(END)];
  if (begin < 0 || end < begin)
    throw new Error('firestore.rules must hold the two lines around the generated part.');
  return `${source.slice(0, begin)}${BEGIN}\n\n${generated}\n\n${source.slice(end)}`;
}

const DEMAND = /(function ticksClock\([^)]*\) \{\n)[\s\S]*?\n( *\})/;

/**
 * The rules during a release. They accept writes with and without a count, because the previous release does not count
 * changes.
 */
export function transitionalRules(source: string): string {
  if (!DEMAND.test(source)) throw new Error('firestore.rules must hold the function ticksClock.');
  return source.replace(DEMAND, '$1      return true;\n$2');
}
