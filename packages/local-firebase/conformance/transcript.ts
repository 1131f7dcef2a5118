import { FirebaseError } from 'firebase/app';
import { Bytes, DocumentReference, GeoPoint, Timestamp, VectorValue } from 'firebase/firestore/lite';

/** Converts SDK results to plain data that is easy to compare and print. */
export function plain(value: unknown): unknown {
  if (value instanceof Timestamp)
    return `time ${value.seconds}.${String(value.nanoseconds).padStart(9, '0')}`;
  if (value instanceof Bytes) return `bytes ${value.toBase64()}`;
  if (value instanceof GeoPoint) return `point ${value.latitude},${value.longitude}`;
  if (value instanceof DocumentReference) return `reference ${value.path}`;
  if (value instanceof VectorValue) return `vector ${value.toArray().join(',')}`;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

/** Returns the outcome of an operation: its result, 'ok' if there is none, or `fails with` and the error's code. */
export async function outcome(operation: Promise<unknown>): Promise<unknown> {
  try {
    return (await operation) ?? 'ok';
  } catch (error) {
    if (error instanceof FirebaseError) return `fails with ${error.code}`;
    throw error;
  }
}
