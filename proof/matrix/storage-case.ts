/** One request of Storage; sizes are bytes. `begin` starts a resumable upload with a promised size. */
export type StorageAsk =
  | { kind: 'metadata' | 'bytes' | 'delete'; name: string }
  | { kind: 'list'; prefix: string }
  | { kind: 'upload' | 'begin'; name: string; contentType: string | null; size: number }
  | { kind: 'change'; name: string; metadata: Record<string, string> };

export type StoredFile = { contentType: string; size: number };

export type StorageCase = {
  /** Files from before they were named by their content stand at the address of their PDF. */
  place: 'images' | 'pdfs' | 'pdfs, from before' | 'elsewhere';
  operation: 'read' | 'list' | 'upload' | 'replace' | 'change' | 'delete';
  what: string;
  sound: boolean;
  make(id: string): { seed: Record<string, StoredFile>; ask: StorageAsk };
};
