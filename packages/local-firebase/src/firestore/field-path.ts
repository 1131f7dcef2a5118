import { ApiError } from '../http/api-error';
import { isReserved } from './names';

/** The document's own name, used as a field in filters and orders. */
export const NAME_FIELD = '__name__';
/** Source: Firestore's documentation, 'Usage and limits'. */
const MAX_BYTES = 1500;
const PLAIN = /^[A-Za-z_][A-Za-z0-9_]*$/;
const SEGMENT = /(?<plain>[A-Za-z_][A-Za-z0-9_]*)|`(?<quoted>(?:[^`\\]|\\.)+)`/sy;

/**
 * Splits a field path such as `a.b` or, with a quoted segment, a.`b c`. Throws `INVALID_ARGUMENT` for an invalid path.
 */
export function parseFieldPath(text: string): string[] {
  if (Buffer.byteLength(text) > MAX_BYTES) {
    throw new ApiError('INVALID_ARGUMENT', `A field path must not be longer than ${MAX_BYTES} bytes.`);
  }
  const segments: string[] = [];
  let position = 0;
  do {
    SEGMENT.lastIndex = position;
    const { plain, quoted } = SEGMENT.exec(text)?.groups ?? {};
    const segment = plain ?? quoted?.replace(/\\(.)/gs, '$1');
    if (segment === undefined) throw new ApiError('INVALID_ARGUMENT', `'${text}' is not a valid field path.`);
    segments.push(segment);
    position = SEGMENT.lastIndex + 1;
  } while (text[position - 1] === '.');
  if (position <= text.length) throw new ApiError('INVALID_ARGUMENT', `'${text}' is not a valid field path.`);
  const reserved = text === NAME_FIELD ? undefined : segments.find(isReserved);
  if (reserved) throw new ApiError('INVALID_ARGUMENT', `Invalid reserved name in field path ${reserved}`);
  return segments;
}

/** Returns the canonical text of a field path. */
export function formatFieldPath(segments: readonly string[]): string {
  return segments
    .map((name) => (PLAIN.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');
}
