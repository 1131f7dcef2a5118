import { keepsVersions } from '@/lib/model/link';
import type { Fields } from '../matrix/value';
import { textOf, type World } from './world';

const isRelied = ({ kind, listed }: Fields) => keepsVersions({ kind: String(kind), listed: listed === true });

/** The promises made to visitors of a link that was once listed as instructions or safety data. */
type Promise = { last: Fields; hashes: Set<string> };

/** Remembers each published state, and finds promises that a later state breaks. */
export class Promises {
  #links = new Map<string, Promise>();
  /** The document of each GTIN that ever led to one, by type. */
  #devices = new Map<string, string>();

  /** Returns a description of each broken promise. Must be called after each step. */
  broken(world: World): string[] {
    const present = world.below('Link/').filter(([path]) => !path.includes('/history/'));
    const faults = present.flatMap(([path, fields]) => this.#meet(world, path, fields));
    for (const [path, promise] of this.#links) {
      if (!world.get(path)) faults.push(...this.#end(world, path, promise));
    }
    return faults;
  }

  /** Compares a link with the promises made for it, and adds those of its new state. */
  #meet(world: World, path: string, fields: Fields): string[] {
    const before = this.#links.get(path);
    if (!isRelied(fields))
      return before ? [`${path} is no longer listed as ${textOf(before.last, 'kind')}`] : [];
    const promise = before ?? { last: fields, hashes: new Set<string>() };
    const faults: string[] = [];
    if (fields.kind !== promise.last.kind) faults.push(`${path} changed its type`);
    if (promise.last.document && fields.document !== promise.last.document)
      faults.push(`${path} moved to the document ${textOf(fields, 'document')}`);
    if (promise.last.sha256 && fields.sha256 !== promise.last.sha256) {
      if (!fields.sha256) faults.push(`${path} lost its file`);
      if (!fields.change || fields.change === promise.last.change) faults.push(`${path} has no new note`);
    }
    if (fields.gtin) faults.push(...this.#claim(path, fields));
    if (fields.sha256) promise.hashes.add(String(fields.sha256));
    promise.last = fields;
    this.#links.set(path, promise);
    return [...faults, ...missing(world, path, promise)];
  }

  #claim(path: string, fields: Fields): string[] {
    const [kind, gtin, document] = ['kind', 'gtin', 'document'].map((field) => textOf(fields, field));
    const name = `${kind} ${gtin}`;
    const known = this.#devices.get(name) ?? document ?? '';
    this.#devices.set(name, known);
    return known === document ? [] : [`the GTIN ${gtin} of ${path} moved from ${known} to ${document}`];
  }

  /** Checks that a deleted link's retention period was over. After a purge, its name can be reused. */
  #end(world: World, path: string, { last }: Promise): string[] {
    const isDeleted = world.get(`Trash/${path.replace('/', '_')}`) !== undefined;
    if (!isDeleted) this.#links.delete(path);
    const isOver = last.retainUntil && String(last.retainUntil) < world.today;
    return isOver ? [] : [`${path} was deleted although it had to stay`];
  }
}

/** Reports the versions whose file, or whose record with the hash, visitors cannot fetch. */
function missing(world: World, path: string, { last, hashes }: Promise): string[] {
  const history = world.below(`${path}/history/`);
  return [...hashes].flatMap((hash) => {
    const file = `pdfs/${path.replace('Link/', '')}/${hash}.pdf`;
    const record =
      last.sha256 === hash
        ? path
        : history.find(([, entry]) => (entry.record as Fields).sha256 === hash)?.[0];
    if (!world.hasFile(file)) return [`${file} is not stored`];
    return record && world.isOpen(record) ? [] : [`no visitor can read which version has the hash ${hash}`];
  });
}
