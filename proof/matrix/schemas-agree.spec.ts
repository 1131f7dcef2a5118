import { readFileSync } from 'node:fs';
import { compileFirestoreRules } from 'local-firebase/rules';
import { fieldsOf } from '@/lib/model/kinds';
import { SCHEMAS } from '@/lib/model/schema';
import { hostileStrings } from '@/lib/testing/hostile/strings';
import { sampleFields } from '@/lib/testing/records';
import { createCases, targetsOf } from './commits';
import { prepareCell } from './engine';
import { fieldCases } from './field-values';
import { COLLECTIONS } from './specification';
import type { Value } from './value';

const rules = compileFirestoreRules(readFileSync('firestore.rules', 'utf8'), 'firestore.rules');

/** The types of fields whose values need further documents. */
const WITH_DOCUMENTS = ['article', 'slug', 'version'];

describe.each(COLLECTIONS)('the schema of %s', (name) => {
  const [target] = targetsOf(name);
  const valid = sampleFields(name, target?.idOf('a') ?? '');
  const accepts = (field: string, value: Value) =>
    SCHEMAS[name].safeParse({ ...valid, [field]: value }).success;
  const rulesAccept = (field: string, value: Value) =>
    createCases(name, { what: field, sound: true }, (record) => ({ ...record, [field]: value }))
      .slice(0, 1)
      .every(({ make }) => prepareCell({ actor: 'administrator', ...make('a') }, new Date())(rules));

  it('accepts the values that the specification allows, and no others', () => {
    const wrong = fieldCases(name).filter(({ field, value, sound }) => accepts(field, value) !== sound);
    expect(wrong).toEqual([]);
  });

  it('agrees with the rules on hostile strings', () => {
    const texts = hostileStrings(2).map(({ text }) => text.replace(/\p{Cs}/gu, '\ufffd'));
    const fields = Object.entries(fieldsOf(name)).filter(
      ([, { given, type }]) => !given && !WITH_DOCUMENTS.includes(type),
    );
    const pairs = fields.flatMap(([field]) => texts.map((text) => ({ field, text })));
    expect(pairs.filter(({ field, text }) => accepts(field, text) !== rulesAccept(field, text))).toEqual([]);
  });
});
