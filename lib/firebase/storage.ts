import {
  connectStorageEmulator,
  type FirebaseStorage,
  getMetadata,
  getStorage,
  ref,
  StorageError,
  type StorageReference,
  uploadBytesResumable,
} from 'firebase/storage';
import { firebaseApp } from './app';
import { currentBackend, serviceAddress } from './backend';

export { StorageError, type UploadTask } from 'firebase/storage';

/** Milliseconds after which an operation gives up; the SDK's own two minutes look like a hang to an editor. */
const OPERATION_RETRY = 20_000;
const UPLOAD_RETRY = 60_000;

/** The emulator switch always means http; this sets what the page itself is served with. */
function connect(storage: FirebaseStorage): FirebaseStorage {
  const address = serviceAddress('storage');
  if (!address) return storage;
  connectStorageEmulator(storage, address.hostname, address.port);
  return Object.assign(storage, { _protocol: address.ssl ? 'https' : 'http' });
}

let instance: FirebaseStorage | undefined;

function storage(): FirebaseStorage {
  if (instance) return instance;
  instance = connect(getStorage(firebaseApp(), `gs://${currentBackend().keys.storageBucket}`));
  instance.maxOperationRetryTime = OPERATION_RETRY;
  instance.maxUploadRetryTime = UPLOAD_RETRY;
  return instance;
}

export function fileReference(path: string): StorageReference {
  return ref(storage(), path);
}

/**
 * Whether the store has a file. Its address on the site does not tell: a cache may answer there for one that is gone.
 * @throws StorageError when the store does not say.
 */
export async function hasFile(path: string): Promise<boolean> {
  try {
    await getMetadata(fileReference(path));
    return true;
  } catch (error) {
    if (error instanceof StorageError && error.code === 'storage/object-not-found') return false;
    throw error;
  }
}

/** Starts an upload that reports progress and can be cancelled. The content type is the file's own. */
export function startUpload(path: string, file: Blob) {
  return uploadBytesResumable(fileReference(path), file, { contentType: file.type });
}
