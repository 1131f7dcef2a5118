import { ApiError } from '../http/api-error';

/** The id of the only database. */
export const DATABASE = '(default)';
export const MAX_ID_BYTES = 1500;
const RESERVED = /^__.+__$/s;
const INT64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n };

const invalid = (message: string) => new ApiError('INVALID_ARGUMENT', message);

/** Returns the prefix of all documents' resource names. */
export function documentsRoot(projectId: string): string {
  return `projects/${projectId}/databases/${DATABASE}/documents`;
}

const NUMERIC = /^__id(?<digits>0|-?[1-9]\d*)__$/;

/** Returns the number in an id such as `__id7__`, and null for any other id. Numeric ids sort before all other ids. */
export function numericId(id: string): bigint | null {
  const { digits } = NUMERIC.exec(id)?.groups ?? {};
  return digits === undefined ? null : BigInt(digits);
}

/** Whether an id or field name has the form `__…__`, which Firestore reserves. */
export const isReserved = (name: string): boolean => RESERVED.test(name);

function checkReserved(id: string, kind: 'Collection' | 'Resource'): void {
  if (!isReserved(id)) return;
  const number = kind === 'Resource' ? numericId(id) : null;
  if (number === null) throw invalid(`${kind} id "${id}" is invalid because it is reserved.`);
  if (number < INT64.least || number > INT64.most) {
    throw invalid(`${kind} id "${id}" is invalid because it is not a 64 bit integer.`);
  }
}

function checkId(id: string, kind: 'Collection' | 'Resource'): void {
  if (id === '') throw invalid('A resource name must not have an empty segment.');
  if (id === '.' || id === '..') throw invalid(`'${id}' is not a valid id.`);
  checkReserved(id, kind);
  if (Buffer.byteLength(id) > MAX_ID_BYTES)
    throw invalid(`An id must not be longer than ${MAX_ID_BYTES} bytes.`);
  if (/\p{Surrogate}/u.test(id)) throw invalid('An id must be valid Unicode.');
  // The driver returns text only up to U+0000, so such an id would be read as another document's id.
  if (id.includes('\0')) throw invalid('An id must not contain U+0000.');
}

/** Splits a relative path into ids. Throws `INVALID_ARGUMENT` for ids that Firestore rejects. */
export function splitPath(path: string): string[] {
  if (path === '') return [];
  const segments = path.split('/');
  segments.forEach((segment, index) => {
    checkId(segment, index % 2 === 0 ? 'Collection' : 'Resource');
  });
  return segments;
}

/** Like `splitPath`, but also throws `INVALID_ARGUMENT` unless the path names a document. */
export function documentPath(path: string): string[] {
  const segments = splitPath(path);
  if (segments.length === 0 || segments.length % 2 !== 0) {
    throw invalid(`'${path}' must have an even number of segments, at least two, to name a document.`);
  }
  return segments;
}

/** Returns the path below `root` from a document's resource name. Throws `INVALID_ARGUMENT` for any other name. */
export function parseDocumentName(root: string, name: string): string[] {
  if (!name.startsWith(`${root}/`)) throw invalid(`The name '${name}' must start with '${root}/'.`);
  return documentPath(name.slice(root.length + 1));
}

const REFERENCE = /^projects\/(?<project>[^/]+)\/databases\/(?<database>[^/]+)\/documents\/(?<path>.+)$/s;

/**
 * Returns the segments by which a reference is ordered. Throws `INVALID_ARGUMENT` unless `name` is the resource name of
 * a document, possibly in another project.
 */
export function referenceSegments(name: string): string[] {
  const { project, database, path } = REFERENCE.exec(name)?.groups ?? {};
  if (!project || !database || !path) throw invalid(`'${name}' does not name a document.`);
  return [project, database, ...documentPath(path)];
}
