import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../lib/settings/settings';
import { findPlaceholders, placeholdersIn, refusePlaceholders } from './find-placeholders';

describe('placeholdersIn', () => {
  it('returns the file, line, key and value of each placeholder', () => {
    const text = "const a = {\n  name: placeholder('Purvia'),\n  size: placeholder(onRequest),\n};\n";
    expect(placeholdersIn('a.ts', text)).toEqual([
      { file: 'a.ts', line: 2, key: 'name', value: 'Purvia' },
      { file: 'a.ts', line: 3, key: 'size', value: 'On request' },
    ]);
  });

  it('finds a value on a separate line', () => {
    expect(placeholdersIn('a.ts', "  text: placeholder(\n    'long',\n  ),")).toMatchObject([
      { value: 'long' },
    ]);
  });
});

describe('findPlaceholders', () => {
  it('finds every call to `placeholder` in the content', () => {
    const sources = readdirSync('content', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && file !== 'placeholder.ts')
      .map((file) => readFileSync(join('content', file), 'utf8'));
    const calls = sources.flatMap((text) => text.match(/placeholder\(/g) ?? []);
    expect(findPlaceholders('content')).toHaveLength(calls.length);
  });
});

describe('refusePlaceholders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  writeFileSync(join(folder, 'company.ts'), "export const company = {\n  phone: placeholder('000'),\n};\n");
  afterAll(() => rmSync(folder, { recursive: true }));

  const refuse = (env: Record<string, string>, content = folder) => {
    const settings = readSettings({ BACKEND: 'embedded', ...env });
    return () => refusePlaceholders(settings, content);
  };

  it('stops a production build, so that customers never see an invented phone number', () => {
    expect(refuse({ DEPLOYMENT: 'production' })).toThrow(
      /company\.ts:2 {2}phone: 000\n.*Replace each placeholder.*ALLOW_PLACEHOLDERS=true/s,
    );
  });

  it('allows previews, and production builds with ALLOW_PLACEHOLDERS', () => {
    expect(refuse({ DEPLOYMENT: 'preview' })).not.toThrow();
    expect(refuse({ DEPLOYMENT: 'production', ALLOW_PLACEHOLDERS: 'true' })).not.toThrow();
  });

  it('allows a production build once every value has been replaced', () => {
    expect(refuse({ DEPLOYMENT: 'production' }, 'content/contact')).not.toThrow();
  });
});
