import { statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { OWNER_TOKEN } from '../testing/start-auth';
import { MB, sampleBytes, startStorage } from '../testing/start-storage';
import { filesUnder, startStorageProcess } from '../testing/start-storage-process';
import { createTempDir } from '../testing/temp-dir';

const PATH = '/v0/b/demo-bucket/o?name=open%2Ffile';
const HEADERS = { authorization: `Bearer ${OWNER_TOKEN}` };

/** Sends the beginning of an upload, and resolves when the server has written some of it. */
async function beginUpload(origin: string, dataDir: string): Promise<void> {
  const sending = request(origin + PATH, {
    method: 'POST',
    headers: { ...HEADERS, 'content-length': 10 * MB },
  });
  sending.on('error', () => undefined);
  sending.write(sampleBytes(2 * MB));
  const uploads = join(dataDir, 'blobs/uploads');
  while (!filesUnder(uploads).some((name) => statSync(join(uploads, name)).size > 0)) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('killing the server during an upload', () => {
  it('keeps the old object, and the next start deletes leftover files', async () => {
    const directory = createTempDir();
    const old = sampleBytes(MB, 7);
    const first = await startStorageProcess(directory.path);
    const stored = await fetch(first.origin + PATH, { method: 'POST', headers: HEADERS, body: old });
    expect(stored.status).toBe(200);
    await beginUpload(first.origin, directory.path);
    await first.kill();

    const storage = await startStorage(directory);
    const response = await storage.send('GET', '/open%2Ffile?alt=media');
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(old))).toBe(true);
    expect((await storage.send('POST', '?name=open%2Fother', 'x')).status).toBe(200);
    expect(filesUnder(join(directory.path, 'blobs'))).toHaveLength(2);
    await storage.close();
  });

  it('keeps a resumable upload, which can continue from the bytes already on disk', async () => {
    const directory = createTempDir();
    const bytes = sampleBytes(MB);
    const first = await startStorageProcess(directory.path);
    const started = await fetch(first.origin + PATH, {
      method: 'POST',
      headers: {
        ...HEADERS,
        'X-Goog-Upload-Command': 'start',
        'X-Goog-Upload-Header-Content-Length': String(MB),
      },
    });
    const upload = new URL(started.headers.get('X-Goog-Upload-URL') ?? '').search;
    const command = (name: string, offset: number) => ({
      'X-Goog-Upload-Command': name,
      'X-Goog-Upload-Offset': String(offset),
    });
    await fetch(`${first.origin}/v0/b/demo-bucket/o${upload}`, {
      method: 'POST',
      headers: { ...HEADERS, ...command('upload', 0) },
      body: bytes.subarray(0, 300_000),
    });
    await first.kill();

    const storage = await startStorage(directory);
    const query = await storage.send('POST', upload, undefined, command('query', 0));
    expect(query.headers.get('X-Goog-Upload-Size-Received')).toBe('300000');
    const rest = await storage.send(
      'POST',
      upload,
      bytes.subarray(300_000),
      command('upload, finalize', 300_000),
    );
    expect(rest.status).toBe(200);
    const response = await storage.send('GET', '/open%2Ffile?alt=media');
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
    await storage.close();
  });
});
