import { type FirebaseStorage, ref, type StorageReference } from 'firebase/storage';
import { connectCast } from '../target/cast';
import type { Target } from '../target/target';

/** Fixtures for a Storage scenario: signed-in and signed-out sessions, and its own folder. */
export type StorageStage = {
  target: Target;
  storage: FirebaseStorage;
  folder: StorageReference;
  anyone: FirebaseStorage;
};

/** Anyone can get single objects in `public/`. Signed-in users can do anything except upload more than 2 MiB. */
const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /{all=**} {
      allow read, write: if request.auth != null && (request.resource == null || request.resource.size <= 2 * 1024 * 1024);
    }
    match /public/{all=**} {
      allow get;
    }
  }
}`;

export async function storageStage(target: Target): Promise<(scenario: number) => StorageStage> {
  const { ana, anyone } = await connectCast(target);
  await target.setStorageRules(RULES);
  return (scenario) => ({
    target,
    storage: ana.storage,
    folder: ref(ana.storage, `folder${scenario}`),
    anyone: anyone.storage,
  });
}

/** Returns bytes in a pattern that repeats only every 64 KiB, so that most misplaced bytes are detected. */
export function bytes(size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8)) % 256);
}

/** Returns whether the bytes are equal. A comparison by Jest would print megabytes if they differed. */
export function sameBytes(left: ArrayBuffer | Uint8Array, right: Uint8Array): boolean {
  return Buffer.from(left as Uint8Array).equals(right);
}
