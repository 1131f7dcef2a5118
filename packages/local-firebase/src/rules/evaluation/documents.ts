import type { WireDocument } from '../../firestore/wire';
import type { DocumentLookup } from '../ruleset';
import { EvaluationError } from '../values/evaluation-error';
import { mapFromWire, pathFromName } from '../values/from-wire';
import type { Path } from '../values/path';
import type { RulesMap, RulesValue } from '../values/types';

/**
 * Converts a document to the map that `resource`, `request.resource` and `get()` provide in rules. `path` starts with
 * `/databases`.
 */
export function documentValue(path: Path, fields: WireDocument['fields']): RulesMap {
  const id = path.segments.at(-1);
  return new Map<string, RulesValue>([
    ['data', mapFromWire(fields)],
    ['id', typeof id === 'string' ? id : null],
    ['__name__', path],
  ]);
}

/** `most` is the maximum number of different documents, and `read` contains the documents read so far. */
export type ReadLimit = { read: Set<string>; most: number };

/** Reads documents for the rules of one request, within limits. */
export class Documents {
  /**
   * `own` is the path of the request's own document, which does not count towards the limits. The first of `limits`
   * applies to this request only.
   */
  constructor(
    private readonly lookup: DocumentLookup,
    private readonly database: string,
    private readonly own: string | null,
    private readonly limits: ReadLimit[],
  ) {}

  get count(): number {
    return this.limits[0]?.read.size ?? 0;
  }

  get(path: Path, state: 'before' | 'after'): RulesMap {
    const found = this.#find(path, state);
    if (!found) throw new EvaluationError(`There is no document at ${path}.`);
    return documentValue(pathFromName(found.name), found.fields);
  }

  exists(path: Path, state: 'before' | 'after'): boolean {
    return this.#find(path, state) !== null;
  }

  #find(path: Path, state: 'before' | 'after'): WireDocument | null {
    const [databases, database, documents, ...relative] = path.plain ?? [];
    const isDocument =
      databases === 'databases' &&
      database === this.database &&
      documents === 'documents' &&
      relative.length > 0 &&
      relative.length % 2 === 0 &&
      relative.every((segment) => segment !== '');
    if (!isDocument) throw new EvaluationError(`${path} is not the path of a document in this database.`);
    this.#count(relative.join('/'));
    // A segment with a slash matches no document, but the joined path could name a different document.
    return relative.some((segment) => segment.includes('/')) ? null : this.lookup[state](relative);
  }

  #count(document: string): void {
    if (document === this.own) return;
    for (const { read, most } of this.limits) {
      if (read.size >= most && !read.has(document)) {
        throw new EvaluationError(`The rules read too many documents: the limit is ${most}.`);
      }
      read.add(document);
    }
  }
}
