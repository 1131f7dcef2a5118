import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import type { Clients } from '../target/cast';
import type { Target } from '../target/target';
import { playRows } from './play-rows';
import type { StorageRow, StorageRulesFile, Upload } from './rules-file';

/** Rules for seeding, because the SDK cannot bypass Storage rules. */
const OPEN_STORAGE = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /{all=**} { allow read, write; } } }`;

/** Returns the verdict on every row. The order of a table's rows ensures that writes do not change later verdicts. */
export async function playStorageRows(
  file: StorageRulesFile,
  rules: string,
  target: Target,
  clients: Clients,
) {
  await target.setStorageRules(OPEN_STORAGE);
  for (const [path, upload] of Object.entries(file.objects)) await put(clients.anyone.storage, path, upload);
  await target.setStorageRules(rules);
  // The denied rows come first: they must change nothing, so the allowed rows find the objects unchanged.
  const denied = await playRows({ allows: [], denies: file.denies }, 'storage/unauthorized', (row) =>
    send(clients, row),
  );
  const allowed = await playRows({ allows: file.allows, denies: [] }, 'storage/unauthorized', (row) =>
    send(clients, row),
  );
  return { ...allowed, ...denied };
}

async function send(clients: Clients, row: StorageRow): Promise<unknown> {
  const { storage } = clients[row[0]];
  const object = ref(storage, row[2]);
  switch (row[1]) {
    case 'get':
      return getBytes(object);
    case 'read metadata':
      return getMetadata(object);
    case 'list':
      return listAll(object);
    case 'delete':
      return deleteObject(object);
    case 'upload':
      return put(storage, row[2], row[3]);
    case 'change metadata':
      return updateMetadata(object, { customMetadata: row[3] });
  }
}

function put(storage: FirebaseStorage, path: string, { size, ...metadata }: Upload) {
  return uploadBytes(ref(storage, path), new Uint8Array(size), metadata);
}
