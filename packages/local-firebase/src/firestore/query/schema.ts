import { z } from 'zod';
import { parseFieldPath } from '../field-path';
import { protoEnum, withNamedOp } from '../proto-enum';
import { readOperands, readValue } from '../values/read-value';
import { wholeNumber } from '../values/whole-number';

const fieldPath = z.string().transform(parseFieldPath);
const field = z.strictObject({ fieldPath });
export const value = z.unknown().transform((json) => readValue(json));

const whole = (least: bigint, most: bigint) =>
  z
    .unknown()
    .transform(wholeNumber)
    .refine(
      (number) => number !== null && number >= least && number <= most,
      `must be a whole number from ${least} to ${most}`,
    );

const int32 = whole(0n, 2n ** 31n - 1n).transform(Number);
export const int64 = whole(-(2n ** 63n), 2n ** 63n - 1n).transform((number) => number ?? 0n);

/** Source: `google.firestore.v1.StructuredQuery.FieldFilter.Operator`. */
const FIELD_OPERATORS = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
];

const namedFieldFilter = z.discriminatedUnion('op', [
  z.strictObject({
    field,
    op: z.enum([
      'LESS_THAN',
      'LESS_THAN_OR_EQUAL',
      'GREATER_THAN',
      'GREATER_THAN_OR_EQUAL',
      'EQUAL',
      'NOT_EQUAL',
      'ARRAY_CONTAINS',
      'ARRAY_CONTAINS_ANY',
    ]),
    value,
  }),
  z.strictObject({ field, op: z.enum(['IN', 'NOT_IN']), value: z.unknown().transform(readOperands) }),
]);

const fieldFilter = z.preprocess(withNamedOp(...FIELD_OPERATORS), namedFieldFilter);

const UNARY_OPERATORS = ['IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'] as const;

const unaryFilter = z.preprocess(
  // Number 1 is not used.
  withNamedOp('', ...UNARY_OPERATORS),
  z.strictObject({ field, op: z.enum(UNARY_OPERATORS) }),
);

/** A `google.firestore.v1.StructuredQuery.Filter`, of which exactly one member must be present. */
export type WireFilter = {
  fieldFilter?: z.output<typeof fieldFilter>;
  unaryFilter?: z.output<typeof unaryFilter>;
  compositeFilter?: { op: 'AND' | 'OR'; filters: WireFilter[] };
};

const filter: z.ZodType<WireFilter> = z.lazy(() =>
  z.strictObject({
    fieldFilter: fieldFilter.optional(),
    unaryFilter: unaryFilter.optional(),
    compositeFilter: z
      .strictObject({ op: protoEnum('AND', 'OR'), filters: z.array(filter).default([]) })
      .optional(),
  }),
);

const cursor = z.strictObject({ values: z.array(value).default([]), before: z.boolean().default(false) });

/** Validates `google.firestore.v1.StructuredQuery` without `findNearest`. */
export const structuredQuery = z.strictObject({
  select: z.strictObject({ fields: z.array(field).default([]) }).optional(),
  from: z
    .array(
      z.strictObject({ collectionId: z.string().default(''), allDescendants: z.boolean().default(false) }),
    )
    .default([]),
  where: filter.optional(),
  orderBy: z
    .array(z.strictObject({ field, direction: protoEnum('ASCENDING', 'DESCENDING').default('ASCENDING') }))
    .default([]),
  startAt: cursor.optional(),
  endAt: cursor.optional(),
  offset: int32.default(0),
  limit: int32.optional(),
});

export type StructuredQuery = z.output<typeof structuredQuery>;
