import { z } from 'zod';
import { parseFieldPath } from '../field-path';
import { protoEnum } from '../proto-enum';
import { value } from '../query/schema';
import { parseTime } from '../time';
import { readFields } from '../values/read-value';
import type { WireValue } from '../wire';

const fieldPath = z.string().transform(parseFieldPath);
const elements = z.strictObject({ values: z.array(value).default([]) });

const isNumber = (operand: WireValue) => 'integerValue' in operand || 'doubleValue' in operand;
const number = value.refine(isNumber, 'must be an integer or a double');

/** Validates `google.firestore.v1.DocumentTransform.FieldTransform`. */
const fieldTransform = z.strictObject({
  fieldPath,
  setToServerValue: protoEnum('REQUEST_TIME').optional(),
  increment: number.optional(),
  maximum: number.optional(),
  minimum: number.optional(),
  appendMissingElements: elements.optional(),
  removeAllFromArray: elements.optional(),
});

export type WireTransform = z.output<typeof fieldTransform>;

/** Validates `google.firestore.v1.Precondition`. */
export const precondition = z.strictObject({
  exists: z.boolean().optional(),
  updateTime: z.string().transform(parseTime).optional(),
});

export type WirePrecondition = z.output<typeof precondition>;

/** Validates `google.firestore.v1.Document` in requests, in which `createTime` and `updateTime` are ignored. */
export const document = z.strictObject({
  name: z.string().optional(),
  fields: z.unknown().optional().transform(readFields),
  createTime: z.string().optional(),
  updateTime: z.string().optional(),
});

/** Validates `google.firestore.v1.Write`. */
export const write = z.strictObject({
  update: document.required({ name: true }).optional(),
  delete: z.string().optional(),
  verify: z.string().optional(),
  transform: z
    .strictObject({ document: z.string(), fieldTransforms: z.array(fieldTransform).default([]) })
    .optional(),
  updateMask: z.strictObject({ fieldPaths: z.array(fieldPath).default([]) }).optional(),
  updateTransforms: z.array(fieldTransform).default([]),
  currentDocument: precondition.optional(),
});

export type WireWrite = z.output<typeof write>;
