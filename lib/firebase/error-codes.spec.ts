import { getMetadata } from 'firebase/storage';
import { DATABASE_CODES, IDENTITY_CODES, STORAGE_CODES } from '@/lib/testing/service-codes';
import { type StubAnswer, startStubService } from '@/lib/testing/stub-service';

// Every code of the specification, as the real SDK makes it of what a service answers.

let answer: StubAnswer = { status: 200, body: {} };
beforeAll(() => startStubService(() => answer));

it.each(DATABASE_CODES)('the database answering %i %s is %s', async (status, word, code) => {
  const { doc, firestore, getDoc } = await import('./firestore');
  answer = { status, body: { error: { code: status, status: word, message: word } } };
  await expect(getDoc(doc(firestore(), 'Blog', 'a'))).rejects.toMatchObject({ code });
});

it.each(IDENTITY_CODES)('the identity service answering %s is %s', async (message, code) => {
  const { signIn } = await import('./auth');
  answer = { status: 400, body: { error: { code: 400, message } } };
  await expect(signIn('somebody@purvia.example', 'a password')).rejects.toMatchObject({ code });
});

const read = async (path: string) => getMetadata((await import('./storage')).fileReference(path));
const upload = async (path: string) => (await import('./storage')).startUpload(path, new Blob(['x']));

it.each(STORAGE_CODES)('the file store answering %i is %s', async (status, code) => {
  answer = { status, body: { error: { code: status, message: 'Refused' } } };
  await expect(read('images/a.png')).rejects.toMatchObject({ code });
  // A place to store at cannot be missing.
  await expect(upload('images/a.png')).rejects.toMatchObject({
    code: status === 404 ? 'storage/unknown' : code,
  });
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
