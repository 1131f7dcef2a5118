import { ApiError } from '../../http/api-error';
import { requestTime } from '../documents/clock';
import type { DocumentState } from '../documents/document-store';
import { fieldAt, setField } from '../values/fields';
import { readFields } from '../values/read-value';
import { documentSize } from '../values/size';
import type { WireFields, WireValue } from '../wire';
import { applyTransforms } from './transforms';
import type { Write } from './write';

/** Source: Firestore's documentation, 'Usage and limits'. */
const MAX_DOCUMENT_BYTES = 1_048_576;

export type Applied = { state: DocumentState | null; transformResults: WireValue[] };

function masked(before: WireFields, fields: WireFields, mask: readonly string[][] | null): WireFields {
  if (!mask) return fields;
  const merged = structuredClone(before);
  for (const path of mask) setField(merged, path, fieldAt(fields, path));
  return merged;
}

/**
 * Returns the document after a write, and the results of the write's transforms. Throws `INVALID_ARGUMENT` if the
 * document has an invalid value or is too large.
 */
export function applyWrite(before: DocumentState | null, write: Write, commitTime: bigint): Applied {
  if (write.kind === 'verify') return { state: before, transformResults: [] };
  if (write.kind === 'delete') return { state: null, transformResults: [] };
  const merged = masked(before?.fields ?? {}, write.fields, write.mask);
  const { fields: transformed, results } = applyTransforms(merged, write.transforms, requestTime(commitTime));
  const fields = readFields(transformed);
  if (documentSize(write.path.join('/'), fields) > MAX_DOCUMENT_BYTES) {
    throw new ApiError('INVALID_ARGUMENT', `A document must not be larger than ${MAX_DOCUMENT_BYTES} bytes.`);
  }
  const createTime = before?.createTime ?? commitTime;
  return { state: { fields, createTime, updateTime: commitTime }, transformResults: results };
}
