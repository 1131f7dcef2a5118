import { getBytes, getMetadata, ref, uploadBytesResumable } from 'firebase/storage';
import { errorCode } from '../testing/start-auth';
import { MB, sampleBytes, startStorage, type TestStorage } from '../testing/start-storage';

let storage: TestStorage;
beforeAll(async () => {
  storage = await startStorage();
});
afterAll(() => storage.close());

const PNG = { contentType: 'image/png' };
describe('a resumable upload', () => {
  it('of several chunks is stored completely and reports its progress', async () => {
    const bytes = sampleBytes(2.5 * MB);
    const file = ref(await storage.client({}), 'open/large');
    const task = uploadBytesResumable(file, bytes, PNG);
    const progress: number[] = [];
    task.on('state_changed', ({ bytesTransferred }) => progress.push(bytesTransferred));
    const { metadata } = await task;
    expect(metadata).toMatchObject({ size: bytes.length, contentType: 'image/png' });
    expect(progress.length).toBeGreaterThan(3);
    expect(Buffer.from(await getBytes(file)).equals(Buffer.from(bytes))).toBe(true);
  });

  it('can be paused and resumed', async () => {
    const bytes = sampleBytes(16 * MB);
    const file = ref(await storage.client({}), 'open/paused');
    const task = uploadBytesResumable(file, bytes);
    await new Promise<void>((resolve) => {
      const unsubscribe = task.on('state_changed', ({ bytesTransferred, state }) => {
        if (bytesTransferred > 0 && state === 'running') task.pause();
        if (state !== 'paused') return;
        unsubscribe();
        resolve();
      });
    });
    expect(await errorCode(getMetadata(file))).toBe('storage/object-not-found');
    task.resume();
    expect((await task).metadata.size).toBe(bytes.length);
  });

  it('leaves no object when cancelled', async () => {
    const file = ref(await storage.client({}), 'open/cancelled');
    const task = uploadBytesResumable(file, sampleBytes(2 * MB));
    task.on('state_changed', ({ bytesTransferred }) => {
      if (bytesTransferred > 0) task.cancel();
    });
    expect(await errorCode(Promise.resolve(task))).toBe('storage/canceled');
    expect(await errorCode(getMetadata(file))).toBe('storage/object-not-found');
  });

  it('is denied by the rules before the first byte is sent', async () => {
    const file = ref(await storage.client({}), 'images/large.png');
    const task = uploadBytesResumable(file, sampleBytes(MB), PNG);
    expect(await errorCode(Promise.resolve(task))).toBe('storage/unauthorized');
    expect(task.snapshot.bytesTransferred).toBe(0);
  });
});
