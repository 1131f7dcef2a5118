import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { OWNER_TOKEN } from '../testing/start-auth';
import { MB, startStorage } from '../testing/start-storage';
import { filesUnder, startStorageProcess } from '../testing/start-storage-process';
import { createTempDir } from '../testing/temp-dir';

const PATH = '/v0/b/demo-bucket/o?name=open%2Ffile';
const HEADERS = { authorization: `Bearer ${OWNER_TOKEN}` };

describe('a large upload', () => {
  it('uses less memory than its size, because it is streamed to disk', async () => {
    const directory = createTempDir();
    const { origin, kill } = await startStorageProcess(directory.path);
    const memory = async () => Number(await (await fetch(`${origin}/memory`)).text());
    const chunk = Buffer.alloc(MB, 1);
    const before = await memory();
    const sending = request(origin + PATH, {
      method: 'POST',
      headers: { ...HEADERS, 'content-length': 100 * MB },
    });
    const answered = once(sending, 'response');
    for (let sent = 0; sent < 100; sent++) if (!sending.write(chunk)) await once(sending, 'drain');
    sending.end();
    const [response] = await answered;
    expect(response.statusCode).toBe(200);
    response.resume();
    expect((await memory()) - before).toBeLessThan(80 * MB);
    await kill();
    directory.remove();
  });

  it('is rejected if it exceeds the limit, and leaves no file behind', async () => {
    const storage = await startStorage();
    const sending = request(storage.origin + PATH, { method: 'POST', headers: HEADERS });
    sending.on('error', () => undefined);
    const answered = once(sending, 'response');
    const chunk = Buffer.alloc(MB);
    for (let sent = 0; sent < 101; sent++)
      if (!sending.write(chunk)) await Promise.race([once(sending, 'drain'), answered]);
    sending.end();
    const [response] = await answered;
    expect(response.statusCode).toBe(413);
    response.resume();
    expect(filesUnder(join(storage.dataDir, 'blobs'))).toEqual([]);
    await storage.close();
  });
});
