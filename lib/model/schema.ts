import { z } from '@/lib/validation/zod';
import { typeOf } from './fields/types';
import { type Collection, fieldsOf, KINDS } from './kinds';
import type { RecordOf } from './records';

type Loose = Record<string, unknown>;

function recordSchema<Name extends Collection>(name: Name) {
  const fields = Object.entries(fieldsOf(name));
  const shape = Object.fromEntries(fields.map(([field, spec]) => [field, typeOf(spec).schema(spec, z)]));
  const schema = fields.reduce<z.ZodType<Loose, Loose>>(
    (refined, [field, spec]) =>
      spec.type === 'path'
        ? refined.refine((record) => record[field] === `${spec.folder}${record.id}`, {
            path: [field],
            error: `${spec.label} must be ${spec.folder} followed by the file name`,
          })
        : refined,
    z.object(shape),
  );
  // The shape follows the model field by field, which the compiler cannot infer from `fromEntries`.
  return schema as unknown as z.ZodType<RecordOf<Name>, RecordOf<Name>>;
}

type Schemas = { [Name in Collection]: z.ZodType<RecordOf<Name>, RecordOf<Name>> };

/** The schema of each collection's records. Editors see the error messages for text. */
export const SCHEMAS = Object.fromEntries(
  Object.keys(KINDS).map((name) => [name, recordSchema(name as Collection)]),
) as Schemas;
