import '@/components/admin/testing/no-network';
import { formSchema } from '@/components/admin/fields/form-schema';
import { aPdfLink } from '@/lib/testing/records';
import { linkSchema } from './link-schema';

const stored = aPdfLink({ kind: 'instructions', edition: '2', sha256: 'a'.repeat(64) });
const listed = { ...stored, listed: true, change: 'First note' };
const newFile = { sha256: 'b'.repeat(64), release: 'Checked' };

const errorsOf = (typed: object, link = stored, options = {}) =>
  formSchema('Link', linkSchema(link, options), link)
    .safeParse({ ...link, ...typed })
    .error?.issues.map(({ path, message }) => [...path, message]);

describe('a new file', () => {
  it('needs a new revision label if the document type keeps earlier versions', () => {
    const error = ['edition', 'Revision 2 is the current file. Enter the new file’s revision.'];
    expect(errorsOf(newFile)).toEqual([error]);
    expect(errorsOf({ ...newFile, edition: ' 2 ' })).toEqual([error]);
    expect(errorsOf({ ...newFile, edition: '3' })).toBeUndefined();
  });

  it('needs a new note of what changed if visitors rely on the document', () => {
    const next = { ...newFile, edition: '3' };
    const error = ['change', 'Describe what changed in the new file.'];
    for (const change of ['', ' ', 'First note '])
      expect(errorsOf({ ...next, change }, listed)).toEqual([error]);
    expect(errorsOf({ ...next, change: 'New volume' }, listed)).toBeUndefined();
    expect(errorsOf({ ...next, change: '' }, stored)).toBeUndefined();
    expect(errorsOf({ title: 'Corrected' }, listed)).toBeUndefined();
  });

  it('needs a written confirmation if visitors will rely on the document and no second person must approve it', () => {
    const next = { ...newFile, edition: '3', change: 'New volume', release: ' ' };
    const error = ['release', 'Confirm that the file was checked and can be released.'];
    expect(errorsOf(next, listed)).toEqual([error]);
    expect(errorsOf({ listed: true })).toEqual([error]);
    expect(errorsOf({ ...next, release: 'Checked' }, listed)).toBeUndefined();
    expect(errorsOf(next, listed, { needsApproval: true })).toBeUndefined();
    expect(errorsOf(next)).toBeUndefined();
    expect(errorsOf({ title: 'Corrected' }, listed)).toBeUndefined();
  });

  it('needs another confirmation than the stored file, which a colleague may have confirmed', () => {
    const next = { ...newFile, edition: '3', change: 'New volume' };
    const confirmed = { ...listed, release: 'Checked' };
    const error = [
      'release',
      'This confirms the file that visitors have now. Confirm the new file, for example with today’s date.',
    ];
    expect(errorsOf(next, confirmed)).toEqual([error]);
    expect(errorsOf({ ...next, release: 'Checked again' }, confirmed)).toBeUndefined();
    expect(errorsOf({ title: 'Corrected', release: 'Checked' }, confirmed)).toBeUndefined();
  });

  it('needs no new revision label if the document has no label or its type keeps no earlier versions', () => {
    expect(errorsOf(newFile, { ...stored, edition: '' })).toBeUndefined();
    expect(errorsOf(newFile, { ...stored, kind: 'brochure' })).toBeUndefined();
  });
});

it('rejects “versions” as a revision label, because the page that lists earlier versions has that address', () => {
  expect(errorsOf({ edition: 'versions' })).toEqual([
    [
      'edition',
      'Revision label cannot be “versions”, because the page that lists earlier versions has that address',
    ],
  ]);
  expect(errorsOf({ edition: 'versions-2' })).toBeUndefined();
});

it('rejects an expiry date before the date of issue', () => {
  const error = ['validUntil', 'Enter a date on or after the date of issue.'];
  expect(errorsOf({ issued: '2026-01-02', validUntil: '2026-01-01' })).toEqual([error]);
  expect(errorsOf({ issued: '2026-01-01', validUntil: '2026-01-01' })).toBeUndefined();
  expect(errorsOf({ issued: '', validUntil: '2026-01-01' })).toBeUndefined();
  expect(errorsOf({ issued: '2026-01-01', validUntil: '' })).toBeUndefined();
});

it('rejects a withdrawal without a reason', () => {
  const withdrawn = '2026-01-01';
  expect(errorsOf({ withdrawn, withdrawnWhy: ' ' })).toEqual([
    ['withdrawnWhy', 'Enter the reason for the withdrawal, then save.'],
  ]);
  expect(errorsOf({ withdrawn, withdrawnWhy: 'Wrong volume' })).toBeUndefined();
});

it('accepts a changed title under the same revision label', () => {
  expect(errorsOf({ title: 'Corrected' })).toBeUndefined();
});

it('a GTIN that is entered or listed requires the name of the document to which it will belong', () => {
  const gtin = '09506000134352';
  const error = [
    'document',
    'Enter a name for the document. No other document of this type can have its GTIN after that.',
  ];
  expect(errorsOf({ gtin }, listed)).toEqual([error]);
  expect(errorsOf({ listed: true, release: 'Checked' }, { ...stored, gtin })).toEqual([error]);
  expect(errorsOf({ gtin, document: 'tubes' }, listed)).toBeUndefined();
  expect(errorsOf({ title: 'Corrected' }, { ...listed, gtin })).toBeUndefined();
  expect(errorsOf({ gtin }, stored)).toBeUndefined();
});

it('a language can be any tag, and is stored in its canonical form', () => {
  const typed = { ...stored, language: 'GSW-ch' };
  expect(formSchema('Link', linkSchema(stored), stored).parse(typed)).toMatchObject({ language: 'gsw-CH' });
  expect(errorsOf({ language: 'Swiss German' })).toContainEqual([
    'language',
    'Language must be a language tag, such as gsw-CH',
  ]);
  expect(errorsOf({ language: 'de-1996-1996' })).toEqual([
    ['language', 'Enter a valid language tag, such as gsw-CH.'],
  ]);
});

it('a UDI-DI needs the form of its issuer and, from HIBCC, the right check character', () => {
  for (const udi of ['', '+A123BJC5D6E71G', ' +a123 bjc5d6e71g', '=/A9999XYZ100T0944', '=)1TE123456A'])
    expect(errorsOf({ udi })).toBeUndefined();
  expect(errorsOf({ udi: 'A123BJC5D6E71G' })).toEqual([
    ['udi', expect.stringContaining('must start with +')],
  ]);
  expect(errorsOf({ udi: '+A123BJC5D6E72G' })).toEqual([
    ['udi', expect.stringContaining('the last one must be H')],
  ]);
});
