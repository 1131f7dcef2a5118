/** One Storage request; sizes are in bytes. `begin` starts a resumable upload with a declared size. */
export type StorageAsk =
  | { kind: 'metadata' | 'bytes' | 'delete'; name: string }
  | { kind: 'list'; prefix: string }
  | { kind: 'upload' | 'begin'; name: string; contentType: string | null; size: number }
  | { kind: 'change'; name: string; metadata: Record<string, string> };

export type StoredFile = { contentType: string; size: number };

export type StorageCase = {
  /** `pdfs, from before` are files that predate content-hashed names. They are stored under their PDF's own path. */
  place: 'images' | 'pdfs' | 'pdfs, from before' | 'elsewhere';
  operation: 'read' | 'list' | 'upload' | 'replace' | 'change' | 'delete';
  what: string;
  sound: boolean;
  make(id: string): { seed: Record<string, StoredFile>; ask: StorageAsk };
};
