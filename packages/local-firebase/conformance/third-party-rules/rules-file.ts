import type { DocumentData, QueryConstraint } from 'firebase/firestore/lite';
import type { Actor } from '../target/cast';

export type FirestoreRow =
  | [actor: Actor, method: 'get' | 'delete', path: string]
  | [actor: Actor, method: 'set' | 'update', path: string, data: DocumentData]
  | [actor: Actor, method: 'list' | 'list group', collection: string, ...constraints: QueryConstraint[]]
  /** Several writes in one commit. Data replaces the whole document; `null` deletes it. */
  | [actor: Actor, method: 'commit', writes: Record<string, DocumentData | null>];

/** The file `firestore/{name}.rules`, and requests that it must allow or deny. `seed` is stored before each request. */
export type FirestoreRulesFile = {
  name: string;
  seed: Record<string, DocumentData>;
  allows: FirestoreRow[];
  denies: FirestoreRow[];
};

/** `size` is in bytes. */
export type Upload = { contentType: string; size: number; customMetadata?: Record<string, string> };

export type StorageRow =
  | [actor: Actor, method: 'get' | 'read metadata' | 'list' | 'delete', path: string]
  | [actor: Actor, method: 'upload', path: string, upload: Upload]
  | [actor: Actor, method: 'change metadata', path: string, customMetadata: Record<string, string>];

/**
 * The file `storage/{name}.rules`, and requests that it must allow or deny. The rules can read `documents`.
 */
export type StorageRulesFile = {
  name: string;
  objects: Record<string, Upload>;
  documents?: Record<string, DocumentData>;
  allows: StorageRow[];
  denies: StorageRow[];
};
