import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { markTags } from './mark-tags';

const now = () => performance.timeOrigin + performance.now();

describe('markTags', () => {
  it('marks tags as stale or expired as of now', () => {
    const before = now();
    markTags(['a', 'b'], 'stale');
    markTags(['a'], 'expired');
    const { stale = 0, expired = 0 } = tagsManifest.get('a') ?? {};
    expect(stale).toBeGreaterThanOrEqual(before);
    expect(expired).toBeGreaterThanOrEqual(stale);
    expect(expired).toBeLessThanOrEqual(now());
    expect(tagsManifest.get('b')).toEqual({ stale: expect.any(Number) });
  });

  it('rejects an untested version of Next', () => {
    const dir = mkdtempSync(join(tmpdir(), 'application-'));
    mkdirSync(join(dir, 'node_modules/next'), { recursive: true });
    writeFileSync(join(dir, 'node_modules/next/package.json'), '{"name":"next","version":"99.1.0"}');
    expect(() => markTags(['a'], 'stale', dir)).toThrow(/^next-zero-js .* this is Next 99\.1\.0\./);
    rmSync(dir, { recursive: true });
  });
});
