import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundleElements } from './bundle';

/** The budget for our own script before any interaction, in bytes after Brotli compression. */
const BUDGET = 4096;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'elements-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

describe("the elements' module", () => {
  it('stays within its budget and imports nothing on load', async () => {
    const module = await bundleElements(folder);
    expect(brotliCompressSync(read(module)).length).toBeLessThanOrEqual(BUDGET);
    expect(read(module)).not.toMatch(/^import\b|;import\s*["{*]|\bfrom\s*["']/);
  });

  it("contains the elements' names", async () => {
    const module = read(await bundleElements(folder));
    const names = ['ui-tabs', 'ui-disclosure-group', 'ui-carousel', 'ui-copy-link', 'ui-count-up'];
    for (const name of [...names, 'site-menu', 'site-dropdown']) expect(module).toContain(`"${name}"`);
  });

  it('splits off rarely needed code and imports it on demand', async () => {
    const module = read(await bundleElements(folder));
    const parts = [...module.matchAll(/import\("\.\/(part-[A-Z0-9]+\.js)"\)/g)].map(([, part = '']) =>
      read(part),
    );
    for (const content of ['swiper', 'noValidate', 'analytics-consent']) {
      expect(parts.filter((part) => part.includes(content))).toHaveLength(1);
      expect(module).not.toContain(content);
    }
  });

  it('has a hash in its name, which a rebuild without changes keeps', async () => {
    const first = await bundleElements(folder);
    expect(first).toMatch(/^elements-[A-Z0-9]{8}\.js$/);
    expect(await bundleElements(folder)).toBe(first);
  });

  it('is kept for a day after the last build that produced it, for pages already served', async () => {
    const hours = (count: number) => new Date(Date.now() - count * 60 * 60 * 1000);
    for (const [file, age] of [
      ['elements-NEW.js', 23],
      ['elements-OLD.js', 25],
    ] as const) {
      writeFileSync(join(folder, file), '');
      utimesSync(join(folder, file), hours(age), hours(age));
    }
    await bundleElements(folder);
    expect(readdirSync(folder)).toContain('elements-NEW.js');
    expect(readdirSync(folder)).not.toContain('elements-OLD.js');
  });
});
