import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

let storage: Server;
let requested: string[] = [];
let stored: Record<string, Buffer | number> = {};
/** Storage responds once this resolves. */
let storageReady = Promise.resolve();
const dist = mkdtempSync(join(tmpdir(), 'variants-'));

const aPng = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

beforeAll(async () => {
  storage = createServer(async ({ url = '' }, response) => {
    const name = decodeURIComponent(url.split('/o/')[1]?.split('?')[0] ?? '');
    requested.push(name);
    await storageReady;
    const file = stored[name] ?? 404;
    if (typeof file === 'number') response.writeHead(file).end();
    else response.end(file);
  });
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
  process.env.NEXT_DIST_DIR = dist;
  process.env.NEXT_PUBLIC_BACKEND = JSON.stringify({
    kind: 'embedded',
    keys: { storageBucket: 'bucket' },
    origins: { auth: origin, firestore: origin, storage: origin },
  });
});

beforeEach(() => {
  requested = [];
  stored = {};
  jest.spyOn(console, 'error').mockReturnValue();
});

afterAll(() => {
  storage.closeAllConnections();
  storage.close();
  rmSync(dist, { recursive: true });
});

/** Requests a variant from the module as it is after a start. */
async function request(picture: string, width: 320 | 640 | 1080, format: 'avif' | 'webp'): Promise<Response> {
  const { pictureVariant } = await import('./picture-variant');
  return pictureVariant({ picture, width, format });
}

const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  return { width, height, format };
};

describe('a stored picture', () => {
  it('is sent in the width and format of its address, to keep for ever', async () => {
    stored['images/a/wide.png'] = await aPng(800, 400);
    const webp = await request('a/wide', 320, 'webp');
    expect(webp.headers.get('content-type')).toBe('image/webp');
    expect(webp.headers.get('cache-control')).toContain('immutable');
    expect(await sizeOf(webp)).toEqual({ width: 320, height: 160, format: 'webp' });
    const avif = await request('a/wide', 640, 'avif');
    expect(avif.headers.get('content-type')).toBe('image/avif');
    expect(await sizeOf(avif)).toMatchObject({ width: 640, height: 320 });
  });

  it('is not enlarged', async () => {
    stored['images/a/small.png'] = await aPng(40, 20);
    expect(await sizeOf(await request('a/small', 1080, 'webp'))).toMatchObject({ width: 40 });
  });

  it('is encoded once for all visitors, and after a restart not again', async () => {
    stored['images/a/once.png'] = await aPng(400, 400);
    const answers = await Promise.all(Array.from({ length: 20 }, () => request('a/once', 320, 'webp')));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    jest.resetModules();
    expect((await request('a/once', 320, 'webp')).ok).toBe(true);
    expect(requested).toEqual(['images/a/once.png']);
  });

  it('is shown in its original size at once while 22 others are encoded or waiting', async () => {
    let continueStorage = () => {};
    storageReady = new Promise((resolve) => {
      continueStorage = resolve;
    });
    const responses = Array.from({ length: 23 }, (_, number) => request(`a/ü\n-${number}`, 320, 'webp'));
    const last = await Promise.race(responses);
    continueStorage();
    expect(last.status).toBe(307);
    expect(last.headers.get('location')).toMatch(/^\/files\/images\/a\/%C3%BC%0A-\d+\.png$/);
    expect(last.headers.get('cache-control')).toBe('no-store');
    const others = (await Promise.all(responses)).filter((response) => response !== last);
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([404]));
  });

  it('that is missing, or that storage cannot send, has a status that says so', async () => {
    stored['images/a/away.png'] = 503;
    expect((await request('a/missing', 320, 'webp')).status).toBe(404);
    expect((await request('a/away', 320, 'webp')).status).toBe(503);
    stored['images/a/away.png'] = await aPng(10, 10);
    expect((await request('a/away', 320, 'webp')).status).toBe(200);
  });

  it('that is interlaced and has over 12.5 megapixels is sent as it is stored', async () => {
    stored['images/a/interlaced.png'] = await sharp({
      create: { width: 5_000, height: 2_501, channels: 3, background: 'white' },
    })
      .png({ progressive: true })
      .toBuffer();
    const response = await request('a/interlaced', 320, 'webp');
    expect([response.status, response.headers.get('location')]).toEqual([
      307,
      '/files/images/a/interlaced.png',
    ]);
  });

  it.each(['avif', 'gif', 'jpeg', 'tiff', 'webp'] as const)(
    'that is actually in the format %s is not decoded',
    async (type) => {
      const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: 'white' } });
      stored[`images/a/${type}.png`] = await picture.toFormat(type).toBuffer();
      expect((await request(`a/${type}`, 320, 'webp')).status).toBe(404);
    },
  );

  it('that is actually an SVG is not decoded', async () => {
    stored['images/a/svg.png'] = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>',
    );
    expect((await request('a/svg', 320, 'webp')).status).toBe(404);
  });

  it('that is damaged, or has more pixels than fit into memory, is not decoded', async () => {
    stored['images/a/damaged.png'] = (await aPng(400, 400)).subarray(0, 900);
    stored['images/a/vast.png'] = await sharp({
      create: { width: 8_000, height: 8_000, channels: 3, background: 'white' },
    })
      .png()
      .toBuffer();
    const begun = performance.now();
    expect((await request('a/vast', 320, 'webp')).status).toBe(404);
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect((await request('a/damaged', 320, 'webp')).status).toBe(404);
  });
});

it('the oldest files are deleted if they take up too much space', async () => {
  const { MadeFiles } = await import('@/lib/pictures/made-files');
  const files = new MadeFiles({ folder: 'bounded', maxBytes: 10_000, atOnce: 2 });
  for (let number = 10; number < 40; number += 1) {
    await files.get(`file-${number}`, async () => Buffer.alloc(1_000));
  }
  const left = readdirSync(join(dist, 'cache', 'bounded'));
  expect(left.length).toBeLessThanOrEqual(10);
  expect(left).toContain('file-39');
  expect(left).not.toContain('file-10');
});
