import { ApiError } from '../http/api-error';

/** Throws `INVALID_ARGUMENT` unless exactly one of the named members is present, as proto3's `oneof` requires. */
export function oneOf<Members extends object>(
  what: string,
  members: Members,
  names: readonly (keyof Members & string)[],
): void {
  if (names.filter((name) => members[name] !== undefined).length === 1) return;
  throw new ApiError('INVALID_ARGUMENT', `${what} must have exactly one of ${names.join(', ')}.`);
}
