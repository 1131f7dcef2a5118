import { getMetadata } from 'firebase/storage';
import { DATABASE_CODES, IDENTITY_CODES, STORAGE_CODES } from '@/lib/testing/service-codes';
import { type StubAnswer, startStubService } from '@/lib/testing/stub-service';

// The specification's error codes, as the real SDK derives them from the services' responses.

let answer: StubAnswer = { status: 200, body: {} };
beforeAll(() => startStubService(() => answer));

it.each(DATABASE_CODES)('maps a database response of %i %s to %s', async (status, word, code) => {
  const { doc, firestore, getDoc } = await import('./firestore');
  answer = { status, body: { error: { code: status, status: word, message: word } } };
  await expect(getDoc(doc(firestore(), 'Blog', 'a'))).rejects.toMatchObject({ code });
});

it.each(IDENTITY_CODES)('maps an identity service response of %s to %s', async (message, code) => {
  const { signIn } = await import('./auth');
  answer = { status: 400, body: { error: { code: 400, message } } };
  await expect(signIn('somebody@purvia.example', 'a password')).rejects.toMatchObject({ code });
});

const read = async (path: string) => getMetadata((await import('./storage')).fileReference(path));
const upload = async (path: string) => (await import('./storage')).startUpload(path, new Blob(['x']));

it.each(STORAGE_CODES)('maps a storage response of %i to %s', async (status, code) => {
  answer = { status, body: { error: { code: status, message: 'Refused' } } };
  await expect(read('images/a.png')).rejects.toMatchObject({ code });
  // The SDK does not expect status 404 in response to an upload, so it reports storage/unknown.
  await expect(upload('images/a.png')).rejects.toMatchObject({
    code: status === 404 ? 'storage/unknown' : code,
  });
});

it('reports storage/canceled for a cancelled upload', async () => {
  const { startUpload } = await import('./storage');
  const task = startUpload('images/a.png', new Blob(['x']));
  task.cancel();
  await expect(task).rejects.toMatchObject({ code: 'storage/canceled' });
});

it('reports storage/retry-limit-exceeded for an upload that keeps failing', async () => {
  const { fileReference, startUpload } = await import('./storage');
  answer = { status: 503, body: {} };
  const { storage: service } = fileReference('images/a.png');
  service.maxUploadRetryTime = 300;
  await expect(startUpload('images/a.png', new Blob(['x']))).rejects.toMatchObject({
    code: 'storage/retry-limit-exceeded',
  });
});
