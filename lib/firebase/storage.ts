import {
  connectStorageEmulator,
  type FirebaseStorage,
  getStorage,
  listAll,
  ref,
  type StorageReference,
  uploadBytesResumable,
} from 'firebase/storage';
import { firebaseApp } from './app';
import { currentBackend, serviceAddress } from './backend';

/**
 * The time, in milliseconds, for which the SDK retries a file operation or an upload (specification, section 9). The
 * form explains the delay after ten seconds.
 */
const OPERATION_RETRY = 120_000;
const UPLOAD_RETRY = 600_000;

/**
 * Connects to the backend's storage. The SDK's emulator connection uses HTTP, so the protocol is set afterwards.
 */
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
 * Whether a file is stored. Lists the file's folder, because requesting a missing file logs an error in the browser's
 * console. Does not request the file's URL on the site, because a cache might still serve a deleted file.
 * @throws StorageError if the folder cannot be listed
 */
export async function hasFile(path: string): Promise<boolean> {
  const { parent, fullPath } = fileReference(path);
  if (!parent) return false;
  const { items } = await listAll(parent);
  return items.some((item) => item.fullPath === fullPath);
}

/** Starts an upload that reports progress and can be cancelled. Uses the file's own content type. */
export function startUpload(path: string, file: Blob) {
  return uploadBytesResumable(fileReference(path), file, { contentType: file.type });
}
