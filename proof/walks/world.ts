import type { compileFirestoreRules } from 'local-firebase/rules';
import type { StoredDocument } from '@/tools/maintenance/documents';
import { planOf } from '@/tools/maintenance/purge';
import type { Seed, Write } from '../matrix/cell';
import { prepareCell } from '../matrix/engine';
import type { KnownActor } from '../matrix/policy';
import { type Fields, NOW, ONE_MORE, replacedFields, toWireFields } from '../matrix/value';

type Rules = ReturnType<typeof compileFirestoreRules>;

const DAY = 86_400_000;

const counted = (fields: Fields, before: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      value === ONE_MORE ? Number(before[field] ?? 0) + 1 : value,
    ]),
  );

/** Returns a text field's value. */
export const textOf = (fields: Fields, field: string): string => {
  const value = fields[field];
  return typeof value === 'string' ? value : '';
};

/** A database with rules, a store of files, and a clock. */
export class World {
  now = new Date('2026-01-01T00:00:00Z');
  #documents = new Map<string, Fields>();
  /** When each file was stored. */
  #files = new Map<string, number>();

  constructor(readonly rules: Rules) {}

  get today(): string {
    return this.now.toISOString().slice(0, 10);
  }

  get(path: string): Fields | undefined {
    return this.#documents.get(path);
  }

  /** Returns the documents whose path starts with this text, by path. */
  below(start: string): [path: string, fields: Fields][] {
    return [...this.#documents].filter(([path]) => path.startsWith(start));
  }

  hasFile(path: string): boolean {
    return this.#files.has(path);
  }

  store(path: string): void {
    if (!this.#files.has(path)) this.#files.set(path, this.now.getTime());
  }

  pass(days: number): void {
    this.now = new Date(this.now.getTime() + days * DAY);
  }

  /** Whether the rules allow a visitor to read a document. */
  isOpen(path: string): boolean {
    return this.#isAllowed('visitor', { kind: 'get', path });
  }

  /** Commits writes if the rules allow them, and returns whether they do. */
  commit(actor: KnownActor, writes: Write[]): boolean {
    if (!this.#isAllowed(actor, { kind: 'commit', writes })) return false;
    for (const { path, fields } of writes) {
      if (fields)
        this.#documents.set(
          path,
          replacedFields(counted(fields, this.get(path)), (value) => (value === NOW ? this.now : value)),
        );
      else this.#documents.delete(path);
    }
    return true;
  }

  #isAllowed(actor: KnownActor, ask: Parameters<typeof prepareCell>[0]['ask']): boolean {
    const asked =
      ask.kind === 'commit' ? ask.writes.map(({ path }) => path) : [ask.kind === 'get' ? ask.path : ''];
    // Earlier versions that are not part of the request are omitted, because the rules do not read them.
    const read = [...this.#documents].filter(([path]) => !path.includes('/history/') || asked.includes(path));
    const seed: Seed = Object.fromEntries(read);
    return prepareCell({ actor, seed, ask }, this.now)(this.rules);
  }

  /** Purges as an operator would. */
  purge(): void {
    const stored = (start: string) =>
      this.below(start).map(([path, fields]) => ({
        path,
        // Planning a purge reads values of only some types.
        fields: toWireFields(fields, this.now) as StoredDocument['fields'],
        updateTime: '',
      }));
    const links = stored('Link/');
    const isHistory = ({ path }: { path: string }) => path.includes('/history/');
    const none = { bodies: [], approvals: [], drafts: [], settings: [], isTyped: () => false };
    const { tombstones, files } = planOf(
      {
        ...none,
        trash: stored('Trash/'),
        history: links.filter(isHistory),
        records: links.filter((one) => !isHistory(one)),
      },
      [...this.#files].map(([name, updated]) => ({ name, updated })),
      this.now.getTime(),
    );
    for (const { tombstone, history } of tombstones) {
      for (const { path } of [tombstone, ...history]) this.#documents.delete(path);
    }
    for (const name of files) this.#files.delete(name);
  }
}
