import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { openLocal } from './local';
import { officialAddresses, openOfficial } from './official';
import { createUser } from './owner';
import { request } from './request';
import type { Account, Client, Endpoints, Target, TargetName } from './target';

// Many scenarios cause failures, which the SDK would log.
setLogLevel('silent');

/** Returns the backends that can be tested: local-firebase and, if they were started, the official emulators. */
export function availableTargets(needs: { firestore: boolean } = { firestore: true }): TargetName[] {
  const { firestore, auth } = officialAddresses();
  return auth && (firestore || !needs.firestore) ? ['local', 'official'] : ['local'];
}

/** Starts or connects to a backend with its own documents. `projectId` must be unique among concurrent specs. */
export async function startTarget(name: TargetName, projectId: string): Promise<Target> {
  const backend = await (name === 'local' ? openLocal(projectId) : openOfficial(projectId));
  const { endpoints } = backend;
  const apps: FirebaseApp[] = [];
  const newApp = () => {
    const app = initializeApp({ apiKey: 'conformance', projectId }, `${name}-${projectId}-${apps.length}`);
    apps.push(app);
    return app;
  };
  return {
    ...backend,
    name,
    owner: connectFirestore(newApp(), endpoints, endpoints.ownerToken),
    createUser: (account) => createUser(endpoints, account),
    connect: (account) => connect(newApp(), endpoints, account),
    request: (path, init) => request(endpoints, path, init),
    async close() {
      await Promise.all(apps.map(deleteApp));
      await backend.close();
    },
  };
}

async function connect(app: FirebaseApp, endpoints: Endpoints, account?: Account): Promise<Client> {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${endpoints.authAddress}`, { disableWarnings: true });
  if (account) await signInWithEmailAndPassword(auth, account.email, account.password);
  const storage = getStorage(app, `gs://${endpoints.projectId}.example`);
  const { hostname, port } = new URL(`http://${endpoints.storageAddress}`);
  connectStorageEmulator(storage, hostname, Number(port));
  storage.maxOperationRetryTime = 2000;
  storage.maxUploadRetryTime = 2000;
  return { auth, storage, firestore: connectFirestore(app, endpoints) };
}

function connectFirestore(app: FirebaseApp, { firestoreAddress }: Endpoints, token?: string): Firestore {
  const firestore = getFirestore(app);
  const { hostname, port } = new URL(`http://${firestoreAddress}`);
  connectFirestoreEmulator(firestore, hostname, Number(port), token ? { mockUserToken: token } : {});
  return firestore;
}
