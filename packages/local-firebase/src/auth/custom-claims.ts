import { z } from 'zod';
import { authError } from './auth-error';

const LONGEST = 1000;
/** The claim names that Firebase reserves, and `user_id`. Source: Firebase Admin's documentation on custom claims. */
const RESERVED = [
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'azp',
  'c_hash',
  'cnf',
  'exp',
  'firebase',
  'iat',
  'iss',
  'jti',
  'nbf',
  'nonce',
  'sub',
  'user_id',
];
const Claims = z.record(z.string(), z.unknown());

/**
 * Checks `customAttributes`, a serialised JSON object. Throws `CLAIMS_TOO_LARGE`, `INVALID_CLAIMS` or
 * `FORBIDDEN_CLAIM`.
 */
export function checkCustomClaims(json: string): void {
  if (json.length > LONGEST) throw authError('CLAIMS_TOO_LARGE');
  const forbidden = RESERVED.find((name) => Object.hasOwn(parseCustomClaims(json), name));
  if (forbidden !== undefined) throw authError('FORBIDDEN_CLAIM', forbidden);
}

/** Parses claims. Throws `INVALID_CLAIMS` unless the text is a JSON object. */
export function parseCustomClaims(json: string): Record<string, unknown> {
  try {
    return Claims.parse(JSON.parse(json));
  } catch {
    throw authError('INVALID_CLAIMS');
  }
}
