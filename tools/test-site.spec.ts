import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, type Stack, startBackend, startStack } from './stack/stack';
import { createTestSite } from './test-site';

jest.mock('./stack/stack', () => ({ startBackend: jest.fn(), startStack: jest.fn() }));
jest.mock('./examples/fill', () => ({ fillWithExamples: jest.fn() }));
jest.mock('./examples/fill-documents', () => ({ fillWithDocuments: jest.fn() }));
jest.mock('./sitemap/make-sitemap', () => ({ makeSitemap: jest.fn() }));
jest.mock('./stack/next');
jest.mock('./stack/server');

const checkout = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
const administrator = { email: 'admin@purvia.example', password: 'a password of theirs' };
const stop = async () => {};

beforeAll(() => {
  process.chdir(folder);
  jest.mocked(startBackend).mockImplementation(async ({ dataDir }) => {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'content'), 'The examples');
    return {
      first: { firstAdministrator: administrator },
      filled: Promise.resolve(),
      stop,
    } as unknown as Backend;
  });
  jest
    .mocked(startStack)
    .mockImplementation(async () => ({ siteUrl: '', backend: {}, stop }) as unknown as Stack);
});

afterAll(() => {
  process.chdir(checkout);
  rmSync(folder, { recursive: true });
});

/** Runs a test site once, and returns its administrator. */
async function run() {
  const site = createTestSite(() => {});
  const running = await site.running();
  expect(existsSync(join(site.dataDir, 'content'))).toBe(true);
  await site.remove();
  expect(existsSync(site.dataDir)).toBe(false);
  return running.administrator;
}

it('starts each test site with a copy of one database until the sources change', async () => {
  expect(await run()).toEqual(administrator);
  expect(await run()).toEqual(administrator);
  expect(startBackend).toHaveBeenCalledTimes(1);
  mkdirSync('app');
  writeFileSync('app/page.tsx', 'changed');
  await run();
  expect(startBackend).toHaveBeenCalledTimes(2);
});
