import type { DocumentState, DocumentStore } from '../documents/document-store';
import { formatTime, parseTime } from '../time';
import type { WireDocument } from '../wire';

/** The documents as they will be after a commit that has not been stored yet. */
export type PendingState = {
  state(path: readonly string[]): DocumentState | null;
  /** Returns the document as it was before the commit. */
  stored(path: readonly string[]): DocumentState | null;
  document(path: readonly string[]): WireDocument | null;
  set(path: readonly string[], state: DocumentState | null): void;
  /** Drops writes that leave their document unchanged, so that the document keeps its update time. */
  settle(): void;
  save(): void;
};

export function createPendingState(documents: DocumentStore, root: string): PendingState {
  const changed = new Map<string, { path: readonly string[]; state: DocumentState | null }>();

  function stored(path: readonly string[]): DocumentState | null {
    const document = documents.read(path);
    if (!document) return null;
    const { fields, createTime, updateTime } = document;
    return { fields, createTime: parseTime(createTime), updateTime: parseTime(updateTime) };
  }

  function state(path: readonly string[]): DocumentState | null {
    const change = changed.get(path.join('/'));
    return change ? change.state : stored(path);
  }

  return {
    state,
    stored,
    settle() {
      for (const [name, { path, state: next }] of changed) {
        const before = stored(path);
        // A document that was deleted and created again within the commit is new, even if its fields are the same.
        if (!before || next?.createTime !== before.createTime) continue;
        if (JSON.stringify(before.fields) === JSON.stringify(next.fields)) changed.delete(name);
      }
    },
    document(path) {
      const current = state(path);
      if (!current) return null;
      const { fields, createTime, updateTime } = current;
      const times = { createTime: formatTime(createTime), updateTime: formatTime(updateTime) };
      return { name: `${root}/${path.join('/')}`, fields, ...times };
    },
    set(path, next) {
      changed.set(path.join('/'), { path, state: next });
    },
    save() {
      for (const { path, state: next } of changed.values()) {
        if (next) documents.write(path, next);
        else documents.remove(path);
      }
    },
  };
}
