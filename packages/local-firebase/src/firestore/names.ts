import { ApiError } from '../http/api-error';

/** The only database there is. */
export const DATABASE = '(default)';
const MAX_ID_BYTES = 1500;
const RESERVED = /^__.*__$/s;

const invalid = (message: string) => new ApiError('INVALID_ARGUMENT', message);

/** The resource name that all documents' names begin with. */
export function documentsRoot(projectId: string): string {
  return `projects/${projectId}/databases/${DATABASE}/documents`;
}

function checkId(id: string): void {
  if (id === '') throw invalid('A resource name has an empty segment.');
  if (id === '.' || id === '..') throw invalid(`'${id}' is no valid id.`);
  if (RESERVED.test(id)) throw invalid(`The id '${id}' is reserved.`);
  if (Buffer.byteLength(id) > MAX_ID_BYTES) throw invalid(`An id is longer than ${MAX_ID_BYTES} bytes.`);
  if (/\p{Surrogate}/u.test(id)) throw invalid('An id is not valid Unicode.');
}

/** Splits a relative path at its slashes. Throws `INVALID_ARGUMENT` for ids that Firestore does not allow. */
export function splitPath(path: string): string[] {
  if (path === '') return [];
  const segments = path.split('/');
  for (const segment of segments) checkId(segment);
  return segments;
}

/** As `splitPath`, for a path that must lead to a document. */
export function documentPath(path: string): string[] {
  const segments = splitPath(path);
  if (segments.length === 0 || segments.length % 2 !== 0) {
    throw invalid(`'${path}' does not name a document: its number of segments is not even.`);
  }
  return segments;
}

/** The path of a document, relative to `root`, from its resource name. Throws `INVALID_ARGUMENT`. */
export function parseDocumentName(root: string, name: string): string[] {
  if (!name.startsWith(`${root}/`)) throw invalid(`The name '${name}' is not below ${root}.`);
  return documentPath(name.slice(root.length + 1));
}

const REFERENCE = /^projects\/(?<project>[^/]+)\/databases\/(?<database>[^/]+)\/documents\/(?<path>.+)$/s;

/** The segments that references are ordered by; they may point into other projects. Throws `INVALID_ARGUMENT`. */
export function referenceSegments(name: string): string[] {
  const { project, database, path } = REFERENCE.exec(name)?.groups ?? {};
  if (!project || !database || !path) throw invalid(`'${name}' does not name a document.`);
  return [project, database, ...documentPath(path)];
}
