import type { PdfLink } from '@/lib/model/records';
import { aPdfLink } from '@/lib/testing/records';
import { DeviceDocuments, documentIn, documentPath, mainVersion } from './device-documents';

const aVersion = (id: string, fields: Partial<PdfLink> = {}) =>
  aPdfLink({ id, kind: 'instructions', listed: true, ...fields });

const hindi = aVersion('use-hi.pdf', { language: 'hi', document: 'use' });
const english = aVersion('use-en.pdf', { language: 'en', document: 'use', title: 'Tubes' });

describe('a document', () => {
  it('has the listed language versions with its name, in the order of their languages', () => {
    const unlisted = aVersion('use-de.pdf', { language: 'de', document: 'use', listed: false });
    const documents = new DeviceDocuments([hindi, unlisted, english]);
    expect(documents.all).toEqual([{ slug: 'use', versions: [english, hindi] }]);
    expect([documents.has('use', 'hi'), documents.has('use', 'de'), documents.has('use')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('is a single file under the file’s name if no name is given', () => {
    const documents = new DeviceDocuments([aVersion('syringes.pdf')]);
    expect(documents.get('syringes')?.versions).toHaveLength(1);
    expect(documents.has('syringes', '')).toBe(true);
  });

  it('is named after its English version', () => {
    const document = new DeviceDocuments([hindi, english]).get('use');
    expect(document && mainVersion(document).title).toBe('Tubes');
  });

  it('is only made of instructions for use and safety data', () => {
    expect(new DeviceDocuments([aVersion('a.pdf', { kind: 'brochure' })]).all).toEqual([]);
  });

  it('leaves the addresses of other pages to them', () => {
    const documents = new DeviceDocuments([aVersion('paper.pdf')]);
    expect([documents.has('paper'), documents.has('paper-document')]).toEqual([false, true]);
  });

  it('is found at the former address of each version', () => {
    const documents = new DeviceDocuments([hindi, english]);
    expect(documents.movedFrom('use-hi')).toBe('use');
    expect(documents.movedFrom('use')).toBeNull();
    expect(documents.movedFrom('nothing')).toBeNull();
  });

  it('has a state that changes with each version', () => {
    const state = new DeviceDocuments([hindi, english]).stateOf('use');
    expect(new DeviceDocuments([{ ...hindi, revision: 9 }, english]).stateOf('use')).not.toBe(state);
    expect(new DeviceDocuments([hindi]).stateOf('use')).not.toBe(state);
  });
});

it('the paths of documents can be read back', () => {
  expect(documentIn(documentPath('use'))).toEqual({ slug: 'use', language: undefined });
  for (const language of ['', 'hi', 'pt-BR', 'zh-Hant']) {
    expect(documentIn(documentPath('use', language))).toEqual({ slug: 'use', language });
  }
  expect(['/ifu', '/ifu/A', '/ifu/a/b/c', '/files/pdf/a.pdf'].map(documentIn)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
