import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSettings } from '@/lib/settings/settings';

// Every code of the specification, as the real SDK makes it of what a service answers.

let server: Server;
let answer = { status: 200, body: {} };

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const env = { BACKEND: 'embedded', LOCAL_FIREBASE_PORT: String(port) };
  process.env.NEXT_PUBLIC_BACKEND = JSON.stringify(readSettings(env).backend);
});

afterAll(() => server.close());

const database = [
  [400, 'FAILED_PRECONDITION', 'failed-precondition'],
  [401, 'UNAUTHENTICATED', 'unauthenticated'],
  [403, 'PERMISSION_DENIED', 'permission-denied'],
  [404, 'NOT_FOUND', 'not-found'],
  [409, 'ABORTED', 'aborted'],
  [429, 'RESOURCE_EXHAUSTED', 'resource-exhausted'],
  [499, 'CANCELLED', 'cancelled'],
  [500, 'UNKNOWN', 'unknown'],
  [501, 'UNIMPLEMENTED', 'unimplemented'],
  [503, 'UNAVAILABLE', 'unavailable'],
  [504, 'DEADLINE_EXCEEDED', 'deadline-exceeded'],
] as const;

it.each(database)('the database answering %i %s is %s', async (status, word, code) => {
  const { doc, firestore, getDoc } = await import('./firestore');
  answer = { status, body: { error: { code: status, status: word, message: word } } };
  await expect(getDoc(doc(firestore(), 'Blog', 'a'))).rejects.toMatchObject({ code });
});

/** What an upload can meet. The SDK has object-not-found for reads, which the site makes by address and not by it. */
const storage = [
  [401, 'storage/unauthenticated'],
  [402, 'storage/quota-exceeded'],
  [403, 'storage/unauthorized'],
  [404, 'storage/unknown'],
] as const;

it.each(storage)('the file store answering %i is %s', async (status, code) => {
  const { startUpload } = await import('./storage');
  answer = { status, body: { error: { code: status, message: 'Refused' } } };
  await expect(startUpload('images/a.png', new Blob(['x']))).rejects.toMatchObject({ code });
});

it('an upload that is cancelled is storage/canceled', async () => {
  const { startUpload } = await import('./storage');
  const task = startUpload('images/a.png', new Blob(['x']));
  task.cancel();
  await expect(task).rejects.toMatchObject({ code: 'storage/canceled' });
});

it('an upload that never gets through is storage/retry-limit-exceeded', async () => {
  const { fileReference, startUpload } = await import('./storage');
  answer = { status: 503, body: {} };
  const { storage: service } = fileReference('images/a.png');
  service.maxUploadRetryTime = 300;
  await expect(startUpload('images/a.png', new Blob(['x']))).rejects.toMatchObject({
    code: 'storage/retry-limit-exceeded',
  });
});
